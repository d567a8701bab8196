import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { wait } from './waits.ts';

const { getElementError } = getConfig();

/** Testing-library's error for an element that is not there; its words are written when they are read. */
function lazyError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, lazyError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

configure({
  asyncUtilTimeout: wait,
  // Who waits fails at each change of the page: to write all of it down each time takes its time.
  getElementError: lazyError,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);
