import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Module from '../../../src/app/store/answers.ts';

type Answers = typeof Module;

/** A page that has just been loaded, on a device whose database opens as given. */
async function onDevice(open: () => IDBOpenDBRequest): Promise<Answers> {
  vi.spyOn(indexedDB, 'open').mockImplementation(open);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.resetModules();
  return import('../../../src/app/store/answers.ts');
}

const call = (payload: string): Module.StoredCall => ({
  type: 'a/b/fulfilled',
  payload,
  at: Date.now(),
});

const store = ({ storeAnswer }: Answers, payload: string): Promise<boolean> =>
  storeAnswer('ann', 'a/b', call(payload));

/** Returns what is stored, or null. */
const read = async ({ readAnswers }: Answers): Promise<unknown> =>
  (await readAnswers('ann'))?.get('a/b')?.[0]?.payload ?? null;

const keepsNothing = async (answers: Answers): Promise<void> => {
  expect(await store(answers, 'hers')).toBe(false);
  expect(await read(answers)).toBeNull();
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
  const answers = await onDevice(open);
  await keepsNothing(answers);
  await expect(answers.deleteAnswers()).resolves.toBeUndefined();
});

test('a database that opens later is used', async () => {
  const answers = await onDevice(forbid);
  await keepsNothing(answers);
  vi.restoreAllMocks();
  await store(answers, 'hers');
  expect(await read(answers)).toBe('hers');
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
  const answers = await onDevice(silent);
  fakeTimers();
  const reading = read(answers);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reading).toBeNull();
});

test('a slow database is waited for offline, but not for ever', async () => {
  answerWith(offline);
  const answers = await onDevice(silent);
  fakeTimers();
  const ended = vi.fn<() => void>();
  const reading = read(answers).finally(ended);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reading).toBeNull();
});

test('a database that opens late is read offline', async () => {
  vi.resetModules();
  const earlier = await import('../../../src/app/store/answers.ts');
  await store(earlier, 'hers');
  answerWith(offline);
  const { open } = IDBFactory.prototype;
  const answers = await onDevice(() => {
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
  expect(await read(answers)).toBe('hers');
});

test('the site is not requested if the database answers in time', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  answerWith(asked);
  const answers = await onDevice(forbid);
  fakeTimers();
  expect(await read(answers)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
});

test('a full device keeps stored answers and throws no error', async () => {
  vi.resetModules();
  const answers = await import('../../../src/app/store/answers.ts');
  expect(await store(answers, 'earlier')).toBe(true);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    const request = this.get('nothing');
    this.transaction.abort();
    return request;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await store(answers, 'later')).toBe(false);
  expect(await read(answers)).toBe('earlier');
});

test('a connection that the browser has closed is opened again', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  onTestFinished(() => void vi.restoreAllMocks());
  vi.resetModules();
  const answers = await import('../../../src/app/store/answers.ts');
  await store(answers, 'earlier');
  expect(open).toHaveBeenCalledTimes(1);
  open.mock.results[0]?.value.result.close();
  // An answer may be lost.
  await store(answers, 'lost');
  await store(answers, 'later');
  expect(await read(answers)).toBe('later');
});
