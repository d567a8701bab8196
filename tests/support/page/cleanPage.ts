import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import 'react-router-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { failOnLeftovers, rememberGlobals } from '../leftovers.ts';

/**
 * Page tests share their worker's window, because making a window for each file takes as long as
 * its tests. Each file gets its own modules, each test empty storage.
 */

rememberGlobals(() => {
  // These tools change the window when they are first used.
  userEvent.setup();
  render(null);
  cleanup();
  detachClipboard();
});
vi.resetModules();
const { deleteResponses } = await import('../../../src/app/store/responses.ts');
const { forgetStorage } = await import('../../../src/lib/storage.ts');

/** Removes the clipboard of user-event, and with it what an earlier test has copied. */
function detachClipboard(): void {
  Reflect.deleteProperty(navigator, 'clipboard');
}

async function startOver(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // The address of a page decides where it stores things.
  window.happyDOM.setURL('http://localhost:3000/');
  forgetStorage();
  await deleteResponses();
  forgetStorage();
  detachClipboard();
  for (const { name } of document.documentElement.attributes) {
    document.documentElement.removeAttribute(name);
  }
}

beforeEach(startOver);

// A test does not have to undo its clocks and mocks.
afterEach(() => {
  // A mock may stand on a fake clock, so it goes first.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// This is registered first, so it runs last.
afterAll(async () => {
  await window.happyDOM.abort();
  await startOver();
  document.title = '';
  await failOnLeftovers();
});
