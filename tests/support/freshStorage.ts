/** For tests of a page: each begins with nothing on the device. */
import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import { dropSnapshots } from '../../src/platform/storage/snapshot.ts';

beforeEach(async () => {
  await dropSnapshots();
  localStorage.clear();
  sessionStorage.clear();
});
