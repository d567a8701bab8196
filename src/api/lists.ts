import type { Schema } from 'yup';
import { page } from './checked.ts';
import type { Http } from './http.ts';
import type * as Shapes from './shapes.ts';
import type { Page } from './shapes.ts';

/** How many items one call reads: the service's own default. */
export const PAGE = 100;

/**
 * Reads a list page after page until all is there. A page counts as long as it was sent, with what
 * could not be read of it; a short one is the last. The service's total leaves a search out, so it can
 * be too large; without a total, a page that brings nothing new is the last. Rows may move from one
 * page to the next while they are read: each stands once. Where one page fails, the list fails: half
 * of it must not be taken for all.
 * @param http the calls of a store
 * @param path below the API's base, without a leading slash
 * @param params of the first call; later ones add which page they want
 */
export async function readAll<Item extends { id: string }>(
  http: Http,
  pick: (shapes: typeof Shapes) => Schema<Item>,
  path: string,
  signal?: AbortSignal,
  params?: Record<string, string | number>,
): Promise<Page<Item>> {
  const found = new Map<string, Item>();
  for (let skip = 0; ;) {
    const query = skip > 0 ? { ...params, skip, limit: PAGE } : params;
    const answer = await http.read(path, signal, query);
    const known = found.size;
    const { items, totalCount } = await page(pick, Promise.resolve(answer));
    for (const item of items) found.set(item.id, item);
    const { sent, counted } = lengthOf(answer);
    skip += sent;
    const isLast = sent < PAGE || (counted ? skip >= totalCount : found.size === known);
    if (isLast) return { items: [...found.values()], totalCount: found.size };
  }
}

/** How many items a list's answer holds, unreadable ones too, and whether it names a total. */
function lengthOf(answer: unknown): { sent: number; counted: boolean } {
  if (typeof answer !== 'object' || answer === null) return { sent: 0, counted: false };
  return {
    sent: 'items' in answer && Array.isArray(answer.items) ? answer.items.length : 0,
    counted: 'totalCount' in answer && Number.isInteger(answer.totalCount),
  };
}
