import { expect, test, vi } from 'vitest';
import type * as Module from '../../../src/app/store/responses.ts';

type Responses = typeof Module;

/** Loads a page on a device whose database opens as given. */
async function onDevice(open: () => IDBOpenDBRequest): Promise<Responses> {
  vi.spyOn(indexedDB, 'open').mockImplementation(open);
  vi.resetModules();
  return import('../../../src/app/store/responses.ts');
}

const call = (payload: string): Module.StoredCall => ({
  type: 'a/b/fulfilled',
  payload,
  at: Date.now(),
});

const store = ({ storeResponse }: Responses, payload: string): Promise<boolean> =>
  storeResponse('ann', 'a/b', call(payload));

/** Returns what is stored, or null. */
const read = async ({ readResponses }: Responses): Promise<unknown> =>
  (await readResponses('ann'))?.get('a/b')?.[0]?.payload ?? null;

const keepsNothing = async (responses: Responses): Promise<void> => {
  expect(await store(responses, 'hers')).toBe(false);
  expect(await read(responses)).toBeNull();
};

const forbid = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Returns a request that fails, as in some private windows. */
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
  const responses = await onDevice(open);
  await keepsNothing(responses);
  await expect(responses.deleteResponses()).resolves.toBeUndefined();
});

test('a database that opens later is used', async () => {
  const responses = await onDevice(forbid);
  await keepsNothing(responses);
  vi.restoreAllMocks();
  await store(responses, 'hers');
  expect(await read(responses)).toBe('hers');
});

/** Returns a request for a database that never opens or fails. */
const silent = (): IDBOpenDBRequest =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as the module uses
  new EventTarget() as IDBOpenDBRequest;

/** Makes the site respond like this. */
function respondWith(fetch: typeof window.fetch): void {
  vi.stubGlobal('fetch', fetch);
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

test('a browser that never reports on its databases does not block the page', async () => {
  respondWith(async () => new Response());
  const responses = await onDevice(silent);
  fakeTimers();
  const reading = read(responses);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reading).toBeNull();
});

test('a slow database is waited for offline, but not for ever', async () => {
  respondWith(offline);
  const responses = await onDevice(silent);
  fakeTimers();
  const ended = vi.fn<() => void>();
  const reading = read(responses).finally(ended);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reading).toBeNull();
});

test('a database that opens late is read offline', async () => {
  vi.resetModules();
  const earlier = await import('../../../src/app/store/responses.ts');
  await store(earlier, 'hers');
  respondWith(offline);
  const { open } = IDBFactory.prototype;
  const responses = await onDevice(() => {
    const request = silent();
    setTimeout(() => {
      const real = open.call(indexedDB, 'akada_responses');
      real.addEventListener('success', () => {
        Object.assign(request, { result: real.result });
        Reflect.get(request, 'onsuccess')?.call(request, new Event('success'));
      });
    }, 1500);
    return request;
  });
  expect(await read(responses)).toBe('hers');
});

test('the site is not requested if the database responds in time', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  respondWith(asked);
  const responses = await onDevice(forbid);
  fakeTimers();
  expect(await read(responses)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
});

test('a full device keeps stored responses and throws no error', async () => {
  vi.resetModules();
  const responses = await import('../../../src/app/store/responses.ts');
  expect(await store(responses, 'earlier')).toBe(true);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    const request = this.get('nothing');
    this.transaction.abort();
    return request;
  });
  expect(await store(responses, 'later')).toBe(false);
  expect(await read(responses)).toBe('earlier');
});

test('a connection that the browser has closed is opened again', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  vi.resetModules();
  const responses = await import('../../../src/app/store/responses.ts');
  await store(responses, 'earlier');
  expect(open).toHaveBeenCalledTimes(1);
  open.mock.results[0]?.value.result.close();
  // A response may be lost.
  await store(responses, 'lost');
  await store(responses, 'later');
  expect(await read(responses)).toBe('later');
});
