/** What a built page tells the first script (`boot.ts`) and the app, as JSON in `data-start`. */
export interface PageStart {
  /** The address of the app's entry script. */
  entry: string;
  /**
   * When the app starts. `used`: at the visitor's first sign of use; `painted`: after the first
   * paint; `parsed`: at once, because the page has only the app.
   */
  when: 'used' | 'painted' | 'parsed';
  /** The scripts and styles that the page at each address needs besides the entry script. */
  pages: readonly (readonly [pattern: string, files: readonly string[]])[];
}

/** Returns what the page says, or null during development. */
export function pageStart(): PageStart | null {
  const text = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very build
  return text === undefined ? null : (JSON.parse(text) as PageStart);
}
