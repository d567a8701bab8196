import type { Page } from '@playwright/test';

/** The whole of IndexedDB, as one text. */
export const storedAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('akada_answers');
        request.addEventListener('error', () => reject(new Error('no database')));
        request.addEventListener('success', () => {
          const { result } = request;
          if (!result.objectStoreNames.contains('answers')) {
            result.close();
            resolve('[]');
            return;
          }
          const all = result.transaction('answers').objectStore('answers').getAll();
          all.addEventListener('success', () => {
            result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );
