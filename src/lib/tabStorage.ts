/** sessionStorage that cannot throw, for what a tab leaves to its own next page load. */

function attempt<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Returns the text that this tab has stored, or null. */
export const readInTab = (key: string): string | null =>
  attempt((store) => store.getItem(key), null);

/** Stores a text for this tab; returns false if the browser refuses. */
export const writeInTab = (key: string, text: string): boolean =>
  attempt((store) => {
    store.setItem(key, text);
    return true;
  }, false);

/** Deletes a text of this tab. */
export const removeInTab = (key: string): void =>
  attempt((store) => store.removeItem(key), undefined);
