import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { wait } from '../waits.ts';

const { getElementError } = getConfig();

/**
 * Testing-library's error for a missing element. A waiting query fails at each change of the page,
 * and describing the page is slow: the message is written only when it is read.
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
      // Testing-library writes the place where the wait began here.
      set: (value: string) => {
        Object.defineProperty(error, 'stack', { value, writable: true, configurable: true });
      },
    },
  });
}

// Test files share testing-library: the next one finds it configured.
if (getElementError.name !== lazyError.name) {
  configure({ asyncUtilTimeout: wait, getElementError: lazyError });
}

afterEach(cleanup);
