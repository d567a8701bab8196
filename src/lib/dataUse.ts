import { answerMark, apiBase, apiIsForeign } from './env.ts';
import { leavesNothing, readJson, removeText, storageKey, writeJson } from './storage.ts';
import { isRecord } from './values.ts';
import { dataUseCache, networkBytes, requestBytes } from './worker/networkBytes.ts';

/** How much data the site uses on this device, by month. */

const dataKinds = ['pages', 'answers', 'updates'] as const;

export type DataKind = (typeof dataKinds)[number];

/** In bytes. */
export type DataUse = Record<DataKind, number>;

const key = storageKey('data-use');

/** The size of a pre-flight, which most calls of another origin need, compared with a request. */
const PREFLIGHT = 2 / 3;

/** Older months are deleted. */
const MONTHS = 4;

const isDataUse = (value: unknown): value is DataUse =>
  isRecord(value) &&
  dataKinds.every((kind) => Number.isSafeInteger(value[kind]) && Number(value[kind]) >= 0);

const isMonth = (entry: [string, unknown]): entry is [string, DataUse] =>
  /^\d{4}-\d{2}$/.test(entry[0]) && isDataUse(entry[1]);

/** The data of the last months, oldest first; a month is `2026-11`. */
export function dataUse(): [month: string, used: DataUse][] {
  const stored = readJson(key);
  return Object.entries(isRecord(stored) ? stored : {})
    .filter(isMonth)
    .sort(([first], [second]) => first.localeCompare(second))
    .slice(-MONTHS);
}

/** Adds bytes to the present month, but not in a tab that must leave nothing. */
function add(kind: DataKind, bytes: number): void {
  if (bytes === 0 || leavesNothing()) return;
  const present = new Date().toISOString().slice(0, 7);
  const months = Object.fromEntries(dataUse());
  const used = (months[present] ??= { pages: 0, answers: 0, updates: 0 });
  used[kind] += Math.round(bytes);
  writeJson(key, months);
}

/** Adds what the service worker has loaded since the last time. */
export async function addWorkerData(): Promise<void> {
  if (leavesNothing() || !('caches' in window)) return;
  const cache = await caches.open(dataUseCache);
  for (const request of await cache.keys()) {
    const [, name, bytes] = new URL(request.url).pathname.split('/');
    const kind = dataKinds.find((one) => one === name);
    // Only one of two tabs deletes it.
    if ((await cache.delete(request)) && kind) add(kind, Number(bytes));
  }
}

const addUp = () => void addWorkerData().catch(() => undefined);

/** Counts the data of this page from its beginning, and the data of the worker. */
export function countData(): void {
  const api = new URL(`${apiBase}/`, location.href).href;
  const observer = new PerformanceObserver((list) => {
    let [pages, answers] = [0, 0];
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceMark) {
        if (entry.name === answerMark)
          answers += Number(entry.detail) + (1 + PREFLIGHT) * requestBytes();
      } else if (entry instanceof PerformanceResourceTiming) {
        const bytes = networkBytes(entry);
        if (!entry.name.startsWith(api)) pages += entry.workerStart > 0 ? 0 : bytes;
        else if (!apiIsForeign()) answers += bytes;
      }
    }
    add('pages', pages);
    add('answers', answers);
  });
  for (const type of ['navigation', 'resource', 'mark']) observer.observe({ type, buffered: true });
  addUp();
  document.addEventListener('visibilitychange', addUp);
}

/** Deletes all numbers. */
export function clearDataUse(): void {
  removeText(key);
  if ('caches' in window) void caches.delete(dataUseCache);
}
