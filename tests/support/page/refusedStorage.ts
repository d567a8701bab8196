import { onTestFinished } from 'vitest';

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** For this test, or until the returned function is called, the browser has this in its place. */
function replaceStorage(descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const restore = () => {
    if (own) Object.defineProperty(window, 'localStorage', own);
  };
  Object.defineProperty(window, 'localStorage', { ...descriptor, configurable: true });
  onTestFinished(restore);
  return restore;
}

/** The browser keeps nothing and says so at every touch: a private window. */
export const refuseStorage = (): (() => void) => replaceStorage({ get: refuse });

/** What is stored can be read, but nothing more is taken: a full disk. */
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
