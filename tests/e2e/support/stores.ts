/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { BrowserContext, Page } from '@playwright/test';
import { newTab } from './stories.ts';

/** Reads what a device and its tabs keep. */

interface Stores {
  local: string;
  databases: string;
  caches: string;
  workers: string;
}

/** Reads every database of a page's origin with its keys, as one text. */
export const databasesOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no response')));
      });
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        found.push(name, store, await ask(entries.getAllKeys()), await ask(entries.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });

/** Reads every store of the device, from a page without scripts. */
export async function storesOf(context: BrowserContext): Promise<Stores> {
  const tab = await newTab(context, '/robots.txt');
  const stores = await tab.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isData = /json/.test(response?.headers.get('content-type') ?? '');
        cached.push(name, request.url, isData ? ((await response?.text()) ?? '') : '');
      }
    }
    // The count of requests belongs to the network, not to a person.
    const local = Object.entries(localStorage).filter(([key]) => !key.endsWith('_allowance'));
    return {
      local: JSON.stringify(local.toSorted(([a], [b]) => a.localeCompare(b))),
      caches: cached.join('\n'),
      workers: String((await navigator.serviceWorker.getRegistrations()).length),
    };
  });
  const databases = await databasesOf(tab);
  await tab.close();
  return { ...stores, databases };
}

/** Reads what a tab shows and keeps. */
const keptBy = (tab: Page): Promise<Record<string, string>> =>
  tab.evaluate(() => ({
    page: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea')]
      .map((field) => String(Reflect.get(field, 'value')))
      .join('\n'),
    history: JSON.stringify(history.state),
    session: JSON.stringify(Object.entries(sessionStorage)),
  }));

/** Makes the claims of tokens readable. */
const withClaims = (text: string): string =>
  text.replaceAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g, (_, claims: string) =>
    Buffer.from(claims, 'base64url').toString(),
  );

const found = (
  place: string,
  kept: Record<string, string> | Stores,
  texts: readonly string[],
): string[] =>
  Object.entries(kept).flatMap(([store, content]) =>
    texts
      .filter((text) => withClaims(content).includes(text))
      .map((text) => `${place} ${store}: ${text}`),
  );

/** Returns which of the texts the open tabs still have. */
export async function foundInTabs(context: BrowserContext, texts: readonly string[]) {
  const all: string[] = [];
  for (const tab of context.pages()) all.push(...found(tab.url(), await keptBy(tab), texts));
  return all;
}

/** Returns which of the texts the device still has in any store. */
export const foundInStores = async (context: BrowserContext, texts: readonly string[]) =>
  found('device', await storesOf(context), texts);
