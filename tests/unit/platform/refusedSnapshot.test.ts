import { createStore, keys } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Module from '../../../src/app/store/snapshot.ts';
import { stopClock } from '../../slices/stopClock.ts';

type Snapshots = typeof Module;

/** A page that has just been loaded, on a device whose database opens as given. */
async function onDevice(open: () => IDBOpenDBRequest): Promise<Snapshots> {
  vi.spyOn(indexedDB, 'open').mockImplementation(open);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.resetModules();
  return import('../../../src/app/store/snapshot.ts');
}

const asIs = (_: unknown, state: unknown): string | null =>
  typeof state === 'string' ? state : null;
const latest = (_: unknown, later: unknown): unknown => later;

const keepsNothing = async ({ readSnapshot, writeSnapshot }: Snapshots): Promise<void> => {
  expect(await writeSnapshot('ann', 'hers')).toBe(false);
  expect(await readSnapshot('ann', asIs, latest)).toBeNull();
};

const forbid = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A request that fails, as in some private windows. */
function failing(): IDBOpenDBRequest {
  const request = new EventTarget();
  const error = new DOMException('A mutation operation was attempted', 'InvalidStateError');
  Object.assign(request, { error });
  setTimeout(() => Reflect.get(request, 'onerror')?.call(request, new Event('error')));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as the module uses
  return request as IDBOpenDBRequest;
}

test.each([
  ['forbids the database', forbid],
  ['fails to open it', failing],
])('a browser that %s stores nothing and throws no error', async (_, open) => {
  const snapshots = await onDevice(open);
  await keepsNothing(snapshots);
  await expect(snapshots.deleteSnapshots()).resolves.toBeUndefined();
});

test('a database that opens later is used', async () => {
  const snapshots = await onDevice(forbid);
  await keepsNothing(snapshots);
  vi.restoreAllMocks();
  await snapshots.writeSnapshot('ann', 'hers');
  expect(await snapshots.readSnapshot('ann', asIs, latest)).toBe('hers');
});

/** A database that never opens or fails. */
const silent = (): IDBOpenDBRequest =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as the module uses
  new EventTarget() as IDBOpenDBRequest;

/** The site answers like this. */
function answerWith(fetch: typeof window.fetch): void {
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a browser without an answer about its databases does not block the page', async () => {
  answerWith(async () => new Response());
  const { readSnapshot } = await onDevice(silent);
  fakeTimers();
  const read = readSnapshot('ann', asIs, latest);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read).toBeNull();
});

test('a slow database is waited for offline, but not for ever', async () => {
  answerWith(offline);
  const { readSnapshot } = await onDevice(silent);
  fakeTimers();
  const ended = vi.fn<() => void>();
  const read = readSnapshot('ann', asIs, latest).finally(ended);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toBeNull();
});

test('a database that opens late is read offline', async () => {
  vi.resetModules();
  const earlier = await import('../../../src/app/store/snapshot.ts');
  await earlier.writeSnapshot('ann', 'hers');
  answerWith(offline);
  const { open } = IDBFactory.prototype;
  const { readSnapshot } = await onDevice(() => {
    const request = silent();
    setTimeout(() => {
      const real = open.call(indexedDB, 'akada_answers');
      real.addEventListener('success', () => {
        Object.assign(request, { result: real.result });
        Reflect.get(request, 'onsuccess')?.call(request, new Event('success'));
      });
    }, 1500);
    return request;
  });
  expect(await readSnapshot('ann', asIs, latest)).toBe('hers');
});

test('the site is not requested if the database answers in time', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  answerWith(asked);
  const { readSnapshot } = await onDevice(forbid);
  fakeTimers();
  expect(await readSnapshot('ann', asIs, latest)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
});

test('a full device keeps stored snapshots and throws no error', async () => {
  vi.resetModules();
  const { readSnapshot, writeSnapshot } = await import('../../../src/app/store/snapshot.ts');
  expect(await writeSnapshot('ann', 'earlier')).toBe(true);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    const request = this.get('nothing');
    this.transaction.abort();
    return request;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await writeSnapshot('ann', 'later')).toBe(false);
  expect(await readSnapshot('ann', asIs, latest)).toBe('earlier');
});

test('a connection that the browser has closed is opened again', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  onTestFinished(() => void vi.restoreAllMocks());
  vi.resetModules();
  const { readSnapshot, writeSnapshot } = await import('../../../src/app/store/snapshot.ts');
  await writeSnapshot('ann', 'earlier');
  expect(open).toHaveBeenCalledTimes(1);
  open.mock.results[0]?.value.result.close();
  // A snapshot may be lost.
  await writeSnapshot('ann', 'lost');
  await writeSnapshot('ann', 'later');
  expect(await readSnapshot('ann', asIs, latest)).toBe('later');
});

const joined = (earlier: string, later: string): string => `${earlier}+${later}`;
const storedKeys = () => keys<string>(createStore('akada_answers', 'answers'));

test('two tabs store a snapshot each, and the next page merges them', async () => {
  const clock = stopClock();
  vi.resetModules();
  const { deleteSnapshots, readSnapshot, writeSnapshot } =
    await import('../../../src/app/store/snapshot.ts');
  await deleteSnapshots();
  vi.resetModules();
  const other = await import('../../../src/app/store/snapshot.ts');
  await writeSnapshot('ann', 'own');
  clock.pass(1);
  await other.writeSnapshot('ann', 'theirs');
  expect(await storedKeys()).toHaveLength(2);
  expect(await readSnapshot('ann', asIs, joined)).toBe('own+theirs');
  expect(await storedKeys()).toEqual(['ann earlier']);
  // The other tab is still open.
  clock.pass(1);
  await other.writeSnapshot('ann', 'later');
  expect(await readSnapshot('ann', asIs, joined)).toBe('own+theirs+later');
});
