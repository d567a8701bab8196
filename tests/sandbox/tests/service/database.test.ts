import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { loginToken, startSandbox } from '../../../support/sandboxServer.ts';
import { openDb } from '../../data/db.ts';
import { callerOf, startService } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';
import { openSandbox } from '../../sandbox.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-db-'));
  file = join(folder, 'deeper', 'akada.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file keeps work and logins when its process dies', async () => {
  const launcher = fileURLToPath(new URL('../../../run/sandbox.mjs', import.meta.url));
  const env = { ...process.env, SANDBOX_FILE: file, SANDBOX_PORT: '0' };
  const child = spawn(process.execPath, [launcher], { env });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /(http:\/\/[\d.:]+)\/api/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the sandbox ended: ${printed}`)));
  });
  const token = await loginToken(origin, 'mentee@akada.example');
  const path = `/tasks/${id.task('web-first-repo')}/submissions`;
  const work = { taskUrl: 'https://git.example/amina', menteeComment: 'Kept, I hope.' };
  expect((await callerOf(origin, token).post(path, work)).status).toBe(201);
  await new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGKILL');
  });
  const restarted = await startSandbox({ file });
  const { body } = await callerOf(restarted.origin, token).get(path);
  expect(body).toMatchObject({ totalCount: 1, items: [work] });
  await restarted.close();
});

test('a file can be opened twice', () => {
  const [one, other] = [openSandbox({ file }), openSandbox({ file })];
  const count = 'SELECT count(*) AS users FROM users';
  expect(other.db.get(count)).toEqual(one.db.get(count));
  one.close();
  other.close();
});

test('a file of another version is refused with a hint to reset it', () => {
  openSandbox({ file }).close();
  const db = openDb(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSandbox({ file })).toThrow('npm run sandbox:reset');
});

test('the starter’s dates move forward each day, except those of user actions', async () => {
  const service = await startService({ file });
  const [ann, mia] = [await service.as('ann'), await service.as('mia')];
  const work = { taskUrl: 'https://git.example/ann/late' };
  await ann.post(`/tasks/${id.task('late')}/submissions`, work);
  await mia.post(`/mentors/grade/${id.submission('ann', 'middle')}/`, { gradePercentage: 7 });
  await service.close();

  const now = new Date('2026-04-10T01:00:00.000Z');
  const sandbox = openSandbox({ file, now: () => now });
  const deadlines = sandbox.db.all('SELECT deadline FROM tasks ORDER BY deadline');
  expect(deadlines[0]).toEqual({ deadline: '2026-04-08T18:00:00.000Z' });
  const submitted = sandbox.db.all<{ updatedAt: string; starter: number }>(
    'SELECT updatedAt, starter FROM submissions ORDER BY updatedAt',
  );
  expect(submitted.map(({ updatedAt, starter }) => [updatedAt.slice(0, 10), starter])).toEqual([
    ['2026-03-10', 0],
    ['2026-03-10', 0],
    ['2026-04-06', 1],
  ]);
  sandbox.close();
  const again = openSandbox({ file, now: () => now });
  expect(again.db.all('SELECT deadline FROM tasks ORDER BY deadline')).toEqual(deadlines);
  again.close();
});
