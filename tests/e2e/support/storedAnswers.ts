import type { Page } from '@playwright/test';

/** The whole of IndexedDB with its keys, as one text: '[]' before the page has created the database. */
export const storedAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('akada_answers');
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
          const answers = result.transaction('answers').objectStore('answers');
          const keys = answers.getAllKeys();
          const all = answers.getAll();
          all.addEventListener('success', () => {
            result.close();
            resolve(JSON.stringify(all.result.map((value, at) => [keys.result[at], value])));
          });
        });
      }),
  );
