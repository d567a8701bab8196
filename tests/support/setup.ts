import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { wait } from './waits.ts';

const { getElementError } = getConfig();

/**
 * Testing-library's error for an element that is not there. Who waits fails at each change of the page: to
 * write all of it down each time takes its time, so it is written down when it is read.
 */
function lazyError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const at = { stack: '' };
  Error.captureStackTrace(at, lazyError);
  const words = () => getElementError(message, container).message;
  return Object.defineProperties(error, {
    message: { configurable: true, get: words },
    stack: {
      configurable: true,
      get: () => at.stack.replace(/^.*/, () => `${error.name}: ${error.message}`),
      // Testing-library puts the place where somebody began to wait there.
      set: (value: string) => {
        Object.defineProperty(error, 'stack', { value, writable: true, configurable: true });
      },
    },
  });
}

// Files of tests share testing-library: the next one finds it taught.
if (getElementError.name !== lazyError.name) {
  configure({ asyncUtilTimeout: wait, getElementError: lazyError });
}

afterEach(cleanup);
