import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** A file below this number of lines is a fragment if only one other file imports it. */
const FEW = 25;

/** With the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/app/store/logOut.ts': 'the model of sessions loads it without React',
  'src/app/store/version5.ts': 'it can be deleted with the last device of version 5',
};

// Texts are exempt, because they are read and changed on their own.
test('no short file has a single importer, unless it loads later', () => {
  const sources = sourcesOf('src').filter(({ path }) => /\.tsx?$/.test(path));
  const imports = sources.flatMap(({ path, imports: all }) =>
    all.map(({ to, kind }) => ({ from: path, to, kind })),
  );
  const fragments = sources.filter(({ path, text }) => {
    const of = imports.filter(({ to }) => to === path);
    return (
      !/[tT]exts\.ts$/.test(path) &&
      text.split('\n').length <= FEW &&
      new Set(of.map(({ from }) => from)).size === 1 &&
      of.every(({ kind }) => kind !== 'later')
    );
  });
  expect(fragments.map(({ path }) => path).sort()).toEqual(Object.keys(exceptions).sort());
});
