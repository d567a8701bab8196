import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { wait } from '../waits.ts';

const { getElementError } = getConfig();

/**
 * A waiting query fails at each change of the page, and describing the page is slow. So the message
 * is written only when it is read.
 */
function lazyError(message: string | null, container: Element): Error {
  // Without frames, because `defineProperties` formats them, and a waiting query makes many errors.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  error.name = 'TestingLibraryElementError';
  const at = { stack: '' };
  Error.captureStackTrace(at, lazyError);
  const words = () => getElementError(message, container).message;
  return Object.defineProperties(error, {
    stack: {
      configurable: true,
      get: () => at.stack.replace(/^.*/, () => `${error.name}: ${error.message}`),
      // Testing-library writes the start of the wait here.
      set: (value: string) => {
        Object.defineProperty(error, 'stack', { value, writable: true, configurable: true });
      },
    },
    // After the stack, whose first definition reads the message.
    message: { configurable: true, get: words },
  });
}

// Test files share testing-library: the next one finds it configured.
if (getElementError.name !== lazyError.name) {
  configure({ asyncUtilTimeout: wait, getElementError: lazyError });
}

afterEach(cleanup);
