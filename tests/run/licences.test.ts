import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

test('every package that reaches users has an allowed licence', () => {
  const list = execFileSync(process.execPath, ['tests/run/licences.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const listed = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  expect(Object.keys(packageJson.dependencies).filter((name) => !listed.has(name))).toEqual([]);
});
