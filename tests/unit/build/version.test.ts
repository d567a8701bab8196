import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version, versionOf } from '../../../src/build/version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'index.html'), '<p>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...command: string[]): string => {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@mail.example'];
  return execFileSync('git', [...person, ...command], { cwd: root, encoding: 'utf8' }).trim();
};

const commit = (file: string, text: string): string => {
  writeFileSync(join(root, file), text);
  git('add', '.');
  git('commit', '-qm', text);
  return git('rev-parse', '--short=7', 'HEAD');
};

test('the version is the tag and the last commit of the product', () => {
  git('init', '-q');
  const first = commit('src/a.ts', 'one');
  expect(versionOf(root, 'v9')).toBe(first);
  git('tag', 'v1.0.0');
  expect(versionOf(root, undefined)).toBe(`v1.0.0-0-g${first}`);
  commit('README.md', 'No change of the product');
  expect(versionOf(root, undefined)).toBe(`v1.0.0-0-g${first}`);
  const third = commit('src/a.ts', 'two');
  expect(versionOf(root, undefined)).toBe(`v1.0.0-2-g${third}`);
  writeFileSync(join(root, 'src/a.ts'), 'three');
  expect(versionOf(root, undefined)).toBe(`v1.0.0-2-g${third}-changed`);
});

test('the version without git is the setting or unknown', () => {
  expect(versionOf(root, undefined)).toBe('unknown');
  expect(versionOf(root, ' v1.2.0 ')).toBe('v1.2.0');
  expect(() => versionOf(root, '<b>')).toThrow('VITE_VERSION');
});

test('an archive inside another repository ignores that repository’s version', () => {
  git('init', '-q');
  commit('src/a.ts', 'theirs');
  const inner = join(root, 'unpacked');
  mkdirSync(inner);
  writeFileSync(join(inner, 'index.html'), '<p>');
  expect(versionOf(inner, undefined)).toBe('unknown');
});

test('each built page has the version in its head', async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [version({ VITE_VERSION: 'v1.2.0' })],
    build: { write: false },
  });
  const [page] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  expect(page?.type === 'asset' ? String(page.source) : '').toMatch(
    /<head>\s*<meta name="version" content="v1\.2\.0">\s*<\/head>/,
  );
});
