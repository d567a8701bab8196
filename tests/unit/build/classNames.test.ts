import { expect, test } from 'vitest';
import { classNames, modulesIn } from '../../../src/build/classNames.ts';

const root = '/site';
const locals = Array.from({ length: 200 }, (_, at) => `class${at}`);
const pathsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `src/Part${at}.module.css`);

test('client and server build give each class the same unique name', () => {
  const paths = pathsOf(3);
  const [one, other] = [classNames(root, paths), classNames(root, [...paths].reverse())];
  const namesBy = (nameOf: typeof one) =>
    paths.flatMap((path) => locals.map((local) => nameOf(local, `${root}/${path}`)));
  const names = namesBy(one);
  expect(namesBy(other)).toEqual(names);
  expect(new Set(names).size).toBe(3 * locals.length);
  expect(names.filter((name) => !/^[a-z]{3,4}$/.test(name))).toEqual([]);
});

test('a class name depends only on its own file’s path', () => {
  const [path = '', other = ''] = pathsOf(2);
  const alone = classNames(root, [path])('card', `${root}/${path}`);
  const later = classNames('/elsewhere', [path, other]);
  for (const local of locals) later(local, `/elsewhere/${other}`);
  expect(later('card', `/elsewhere/${path}`)).toBe(alone);
});

test('all prefixes can be used without sharing', () => {
  const paths = pathsOf(20 * 20);
  const nameOf = classNames(root, paths);
  const names = paths.map((path) => nameOf('card', `${root}/${path}`));
  expect(new Set(names).size).toBe(paths.length);
  expect(() => classNames(root, pathsOf(20 * 20 + 1))).toThrow(/No class names are left/);
});

test('modulesIn lists the project’s CSS modules', () => {
  const project = process.cwd();
  const paths = modulesIn(project);
  expect(paths).toContain('src/ui/Card.module.css');
  expect(classNames(project)('card', `${project}/src/ui/Card.module.css`)).not.toBe('');
});
