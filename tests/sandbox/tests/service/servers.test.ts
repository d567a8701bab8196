import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { callerOf } from '../../fixtures/client.ts';
import { reset } from '../../reset.ts';
import { serve } from '../../serve.ts';
import { readSettings } from '../../start.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-serve-'));
  file = join(folder, 'akada.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('settings', () => {
  test('settings come from the environment', () => {
    expect(readSettings({})).toEqual({ file: '.sandbox/akada.db' });
    const env = {
      SANDBOX_FILE: '/x.db',
      SANDBOX_LATENCY_MS: '100-400',
      SANDBOX_FAIL_RATE: '0.1',
      SANDBOX_DROP_RATE: '0',
      SANDBOX_LOST_RATE: '0.05',
      SANDBOX_CUT_RATE: '0.04',
      SANDBOX_SLOW_RATE: '1',
      SANDBOX_LIMIT_RATE: '0.5',
      SANDBOX_RATE_LIMIT: '100',
      SANDBOX_TOKEN_SECONDS: '3600',
      SANDBOX_SEED: '',
    };
    expect(readSettings(env)).toEqual({
      file: '/x.db',
      latencyMs: [100, 400],
      failRate: 0.1,
      dropRate: 0,
      lostRate: 0.05,
      cutRate: 0.04,
      slowRate: 1,
      limitRate: 0.5,
      rateLimit: 100,
      tokenSeconds: 3600,
    });
    expect(readSettings({ SANDBOX_LATENCY_MS: '50' })).toMatchObject({ latencyMs: 50 });
  });

  test.each([{ SANDBOX_FAIL_RATE: '2' }, { SANDBOX_LATENCY_MS: 'slow' }, { SANDBOX_SEED: '-1' }])(
    'settings report the mistake in %j',
    (env) => {
      expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
    },
  );
});

describe('alone', () => {
  test('a server on its own serves, prints the accounts and closes', async () => {
    const lines: string[] = [];
    const env = { SANDBOX_FILE: file, SANDBOX_PORT: '0' };
    const { origin, close } = await serve(env, (line) => lines.push(line));
    expect((await callerOf(origin).get('/tracks')).status).toBe(401);
    expect(lines.join('\n')).toContain(`${origin}/api/_sandbox/outbox`);
    expect(lines.join('\n')).toContain('mentee@akada.example');
    await close();
    await expect(callerOf(origin).get('/tracks')).rejects.toThrow('fetch failed');
  });

  test('a server does not open demo accounts to a network in production', async () => {
    const env = { SANDBOX_FILE: file, SANDBOX_HOST: '0.0.0.0', NODE_ENV: 'production' };
    await expect(serve(env, () => {})).rejects.toThrow('SANDBOX_ALLOW_PUBLIC');
    expect(existsSync(file)).toBe(false);
    const allowed = { ...env, SANDBOX_PORT: '0', SANDBOX_ALLOW_PUBLIC: '1' };
    const { close } = await serve(allowed, () => {});
    await close();
  });

  test('a server rejects if the port is in use', async () => {
    const first = await serve({ SANDBOX_FILE: file, SANDBOX_PORT: '0' }, () => {});
    const taken = { SANDBOX_FILE: file, SANDBOX_PORT: new URL(first.origin).port };
    await expect(serve(taken, () => {})).rejects.toThrow('EADDRINUSE');
    await first.close();
  });

  test('a reset leaves nothing', () => {
    mkdirSync(join(folder, 'photos'));
    for (const name of ['akada.db', 'akada.db-wal', 'akada.db-shm', 'photos/x', 'mine.txt']) {
      writeFileSync(join(folder, name), '');
    }
    reset({ SANDBOX_FILE: file }, () => {});
    expect(existsSync(file)).toBe(false);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(existsSync(join(folder, 'photos'))).toBe(false);
    expect(existsSync(join(folder, 'mine.txt'))).toBe(true);
  });
});
