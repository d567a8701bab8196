import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { wait } from '../waits.ts';

const { getElementError } = getConfig();

/**
 * Shortens the error of a waiting query, which fails at each change of the page and is slow to
 * describe. Only the error after the wait describes the page, which testing-library completes here.
 */
function shortWhileWaiting(message: string | null, container: Element): Error {
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  if (!isWaiting) return getElementError(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Test files share testing-library: the next one finds it configured.
if (getElementError.name !== shortWhileWaiting.name) {
  configure({ asyncUtilTimeout: wait, getElementError: shortWhileWaiting });
}

afterEach(cleanup);
