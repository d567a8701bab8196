import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/**
 * Test files share the modules that their worker has loaded (`tests/vitest.config.ts`). A file that
 * reloads or replaces modules, or makes the browser refuse storage, which the page remembers, is
 * called `.alone.test.ts` and shares nothing.
 */
const changesTheWorld =
  /vi\.(mock|doMock|resetModules)\b|^vi\.(stub\w+|useFakeTimers)\(|(?:support|page)\/refusedStorage\.ts'/m;

const tests = sourcesOf('tests').filter(
  ({ path }) => /\.test\.tsx?$/.test(path) && path !== 'tests/house/alone.test.ts',
);

test('a file of tests that changes the world is alone, and no other is', () => {
  const changing = tests.filter(({ text }) => changesTheWorld.test(text));
  const alone = tests.filter(({ path }) => path.includes('.alone.'));
  expect(alone.map(({ path }) => path)).toEqual(changing.map(({ path }) => path));
});
