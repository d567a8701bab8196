/** For tests of pages: each begins with empty storage. */
import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import { dropSnapshots } from '../../../src/platform/storage/snapshot.ts';
import { forgetStorage } from '../../../src/platform/storage/storage.ts';

beforeEach(async () => {
  forgetStorage();
  await dropSnapshots();
  localStorage.clear();
  sessionStorage.clear();
});
