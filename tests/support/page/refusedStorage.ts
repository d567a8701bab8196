import { onTestFinished } from 'vitest';

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Replaces localStorage for this test, or until the returned function is called. */
function replaceStorage(descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const restore = () => {
    if (own) Object.defineProperty(window, 'localStorage', own);
  };
  Object.defineProperty(window, 'localStorage', { ...descriptor, configurable: true });
  onTestFinished(restore);
  return restore;
}

/**
 * Makes localStorage throw at every access, as in a private window, until the returned function is
 * called.
 */
export const refuseStorage = (): (() => void) => replaceStorage({ get: refuse });

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
  return replaceStorage({ value: full });
}
