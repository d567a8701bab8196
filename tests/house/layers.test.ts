import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** The folders in order; a file imports only from its own folder or from earlier ones. */
const inOrder = ['lib', 'api', 'ui', 'auth', 'user', 'tracks', 'tasks'];

/** The folders that each other folder may import. */
const others: Readonly<Record<string, readonly string[]>> = {
  learning: inOrder,
  mentoring: inOrder,
  site: ['lib', 'api', 'ui'],
  app: [...inOrder, 'learning', 'mentoring', 'site'],
  build: [...inOrder, 'learning', 'mentoring', 'site', 'app'],
};

const sources = sourcesOf('src').filter(({ path }) => /\.tsx?$/.test(path));
/**
 * Returns the folder of a file, or null for a file in `src` itself, which every file may import.
 */
const folderOf = (path: string): string | null => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const isOurs = (path: string): boolean => path.startsWith('src/');
const mayImport = (folder: string): readonly string[] =>
  others[folder] ?? inOrder.slice(0, inOrder.indexOf(folder));

/** Lists the imports against the order as 'from → to'. */
const breaking = (rule: (from: string, to: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => isOurs(to) && rule(path, to)).map(({ to }) => `${path} → ${to}`),
  );

const againstOrder = (from: string, to: string): boolean => {
  const [folder, other] = [folderOf(from), folderOf(to)];
  if (folder === null || other === null || folder === other) return false;
  // Public pages may read who is logged in.
  if (folder === 'site' && to === 'src/auth/session.ts') return false;
  return !mayImport(folder).includes(other);
};

test('every folder has its place in the order', () => {
  const homeless = sources.filter(({ path }) => {
    const folder = folderOf(path);
    return folder !== null && !inOrder.includes(folder) && others[folder] === undefined;
  });
  expect(homeless.map(({ path }) => path)).toEqual([]);
});

// The house tests look imports up by path.
test('every import names its file with the extension', () => {
  const files = new Set(sourcesOf('src').map(({ path }) => path));
  expect(breaking((_, to) => !files.has(to))).toEqual([]);
});

test('no file imports against the order', () => {
  expect(breaking(againstOrder)).toEqual([]);
});

test('there are no barrel files', () => {
  const barrels = sources.filter(
    ({ path, text }) => /\/index\.tsx?$/.test(path) || /(?:^|\n)export\s[^;=(]*\sfrom\s/.test(text),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});
