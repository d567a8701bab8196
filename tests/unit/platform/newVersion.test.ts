import { expect, onTestFinished, test, vi } from 'vitest';
import { storeApp, waitingVersion } from '../../../src/lib/worker/registration.ts';

test('a new version is offered even if its download began before the page registered', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = Object.assign(new EventTarget(), {
    active: Object.assign(new EventTarget(), { state: 'activated' }),
    waiting: null,
    installing: worker,
  });
  vi.stubEnv('PROD', true);
  // What a page listens to until it is closed would stay for other tests.
  vi.spyOn(document, 'addEventListener').mockReturnValue();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async () => registration },
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    waitingVersion.set(null);
  });
  expect(await storeApp()).toBe('stored');
  expect(waitingVersion.get()).toBeNull();
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  expect(waitingVersion.get()).toBe(worker);
});
