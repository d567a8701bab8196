import type { Page } from '@playwright/test';

/**
 * Reads the whole of IndexedDB with its keys as one text, which is '[]' before the page has created
 * the database.
 */
export const storedResponses = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('akada_responses');
        let isNew = false;
        // The page can store nothing in a database that was created without its store.
        request.addEventListener('upgradeneeded', () => {
          isNew = true;
          request.transaction?.abort();
        });
        request.addEventListener('error', () => {
          if (isNew) resolve('[]');
          else reject(new Error('no database'));
        });
        request.addEventListener('success', () => {
          const { result } = request;
          const responses = result.transaction('responses').objectStore('responses');
          const keys = responses.getAllKeys();
          const all = responses.getAll();
          all.addEventListener('success', () => {
            result.close();
            resolve(JSON.stringify(all.result.map((value, at) => [keys.result[at], value])));
          });
        });
      }),
  );
