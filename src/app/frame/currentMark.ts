import type { MenuPage, PageRoute } from '../menuOfArea.ts';

/** The `aria-current` of an entry: of the page on the screen, or of the place that it lies below. */
export function currentMark(
  entry: MenuPage,
  page: PageRoute | undefined,
): 'page' | 'true' | undefined {
  if (entry.place !== page?.place) return undefined;
  return entry.path === page.path ? 'page' : 'true';
}
