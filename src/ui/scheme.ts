import { colourScheme } from '../lib/deviceSettings.ts';

/** Applies the chosen colours to the page. The boot script does so before the first paint. */
export function applyScheme(): void {
  const chosen = colourScheme.get();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Stores a choice of colours and applies it. */
export function chooseScheme(choice: ReturnType<typeof colourScheme.get>): void {
  colourScheme.set(choice);
  applyScheme();
}
