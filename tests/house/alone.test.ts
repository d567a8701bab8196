import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/**
 * Files of tests share what their worker has loaded (`tests/vitest.config.ts`). One that loads modules
 * anew, puts others in their place, or lets the browser refuse to keep things, which the page then
 * knows for good, is called `.alone.test.ts` and shares nothing.
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
