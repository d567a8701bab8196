import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** In order; a file imports only from its own layer or earlier ones. */
const layers = [
  ['config', 'texts', 'content'],
  ['domain'],
  ['platform'],
  ['api'],
  ['slices'],
  ['store'],
  ['components'],
  ['pages'],
  ['shell'],
  ['routes'],
  ['app'],
  ['main.tsx'],
];

const sources = sourcesOf('src').filter(({ path }) => /\.tsx?$/.test(path));
const layerOf = (path: string): number =>
  layers.findIndex((names) => names.includes(path.split('/')[1] ?? ''));
const componentsLayer = layerOf('src/components');
const stateLayers = new Set([layerOf('src/slices'), layerOf('src/store')]);
const isOurs = (path: string): boolean => path.startsWith('src/');

/** Every internal import that breaks a rule, as 'from → to'. */
const breaking = (rule: (from: string, to: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => isOurs(to) && rule(path, to)).map(({ to }) => `${path} → ${to}`),
  );

test('every file has a layer', () => {
  const homeless = sources.filter(
    ({ path }) => layerOf(path) === -1 && !/^src\/[^/]+\.d\.ts$/.test(path),
  );
  expect(homeless.map(({ path }) => path)).toEqual([]);
});

test('every import names an existing file, with its extension', () => {
  const files = new Set(sourcesOf('src').map(({ path }) => path));
  expect(breaking((_, to) => !files.has(to))).toEqual([]);
});

test('no file imports from a later layer', () => {
  expect(breaking((from, to) => layerOf(to) > layerOf(from))).toEqual([]);
});

test('components know neither slices nor store', () => {
  expect(
    breaking((from, to) => layerOf(from) === componentsLayer && stateLayers.has(layerOf(to))),
  ).toEqual([]);
});

test('no area of pages imports another', () => {
  const areaOf = /^src\/pages\/([^/]+)/;
  const crosses = (from: string, to: string) =>
    areaOf.test(from) && areaOf.test(to) && areaOf.exec(from)?.[1] !== areaOf.exec(to)?.[1];
  expect(breaking(crosses)).toEqual([]);
});

test('there are no barrel files', () => {
  const barrels = sources.filter(
    ({ path, text }) => /\/index\.tsx?$/.test(path) || /(?:^|\n)export\s[^;=(]*\sfrom\s/.test(text),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('no imports form a circle, type imports included', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const { to } of byPath.get(path)?.imports ?? []) {
      if (isOurs(to)) visit(to, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  expect(cycles).toEqual([]);
});
