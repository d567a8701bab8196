import { onTestFinished } from 'vitest';

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

type StorageName = 'localStorage' | 'sessionStorage';

/** Replaces a storage for this test, or until the returned function is called. */
function replaceStorage(name: StorageName, descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(window, name);
  const restore = () => {
    if (own) Object.defineProperty(window, name, own);
  };
  Object.defineProperty(window, name, { ...descriptor, configurable: true });
  onTestFinished(restore);
  return restore;
}

/**
 * Makes a storage throw at every access, as in a private window, until the returned function is
 * called.
 */
export const refuseStorage = (name: StorageName = 'localStorage'): (() => void) =>
  replaceStorage(name, { get: refuse });

/** Makes every write throw, as on a full disk, while stored values can be read. */
export function fillStorage(): () => void {
  const store = window.localStorage;
  const full = new Proxy(store, {
    get: (_, name) => {
      if (name === 'setItem') return refuse;
      const part: unknown = Reflect.get(store, name);
      return typeof part === 'function' ? part.bind(store) : part;
    },
  });
  return replaceStorage('localStorage', { value: full });
}
