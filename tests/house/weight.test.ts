import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

const byPath = new Map(sourcesOf('src').map((source) => [source.path, source]));

/** Packages that no public page may load: its visitors read and do not log in. */
const heavy = /^(antd|@ant-design|axios|@reduxjs|react-redux|formik|yup|dayjs|dompurify)(\/|$)/;

/** Lists all modules that a file loads before anything is shown. */
function loadedWith(path: string, found = new Map<string, string>(), by = ''): Map<string, string> {
  if (found.has(path)) return found;
  found.set(path, by);
  for (const { to, kind } of byPath.get(path)?.imports ?? []) {
    if (kind === 'now') loadedWith(to, found, path);
  }
  return found;
}

const publicPages = [...byPath.keys()].filter((path) => /^src\/site\/.*Page\.tsx$/.test(path));

test.each(['src/main.tsx', ...publicPages])('%s loads none of the heavy packages', (path) => {
  const loaded = [...loadedWith(path)].filter(([name]) => heavy.test(name));
  expect(loaded.map(([name, by]) => `${name} by ${by}`)).toEqual([]);
});

const accountPages = [...byPath.keys()].filter((path) => /^src\/auth\/.*Page\.tsx$/.test(path));

test.each(['src/app/StoreRoot.tsx', ...accountPages])(
  '%s shows its form before yup has loaded',
  (path) => {
    const loaded = loadedWith(path);
    expect(loaded.get('yup')).toBeUndefined();
  },
);

test('the search finds imports', () => {
  expect([...loadedWith('src/app/StoreRoot.tsx').keys()]).toContain('react-redux');
  expect(publicPages.length).toBeGreaterThan(6);
});
