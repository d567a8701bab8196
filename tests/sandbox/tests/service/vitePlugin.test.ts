import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, createLogger, createServer, preview, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callerOf } from '../../fixtures/client.ts';
import { sandboxPlugin } from '../../vitePlugin.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-vite-'));
  file = join(folder, 'akada.db');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function prepare(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>The page');
}

const built = () => ({
  configFile: false as const,
  root: folder,
  logLevel: 'silent' as const,
  plugins: [sandboxPlugin()],
});

async function listen(env: Record<string, string>): Promise<[ViteDevServer, string, string[]]> {
  prepare(env);
  const lines: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    info: (line: string) => void lines.push(line),
  };
  const vite = await createServer({
    configFile: false,
    root: folder,
    customLogger,
    plugins: [sandboxPlugin()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  if (!vite.httpServer) throw new Error('no server');
  return [vite, new URL(vite.resolvedUrls?.local[0] ?? '').origin, lines];
}

test('the plugin serves only /api, and lets the caller end an idle connection', async () => {
  const [vite, origin, lines] = await listen({ SANDBOX_FILE: file });
  const { status, headers } = await callerOf(origin).get('/tracks');
  expect(status).toBe(401);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
  expect((await callerOf(origin).get('')).status).toBe(404);
  expect(
    await (await fetch(`${origin}/apiary`, { headers: { accept: 'text/html' } })).text(),
  ).toContain('The page');
  expect(lines.join('\n')).toContain(`${origin}/api/_sandbox/outbox`);
  await vite.close();
});

test('the plugin is not part of a build, but serves its preview', async () => {
  prepare({ SANDBOX_FILE: file });
  const config = built();
  await build(config);
  expect(existsSync(file)).toBe(false);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  expect((await callerOf(origin).get('/tracks')).status).toBe(401);
  await server.close();
});

test('the plugin does not open demo accounts to a network in production', async () => {
  prepare({ SANDBOX_FILE: file, NODE_ENV: 'production' });
  const config = built();
  await build(config);
  for (const host of [true, '0.0.0.0', '192.0.2.7']) {
    const started = preview({ ...config, preview: { host, port: 0 } });
    await expect(started).rejects.toThrow('SANDBOX_ALLOW_PUBLIC');
  }
  expect(existsSync(file)).toBe(false);
  vi.stubEnv('SANDBOX_ALLOW_PUBLIC', '1');
  await (await preview({ ...config, preview: { host: '0.0.0.0', port: 0 } })).close();
});

test('the plugin is off if the API is on another host', async () => {
  const [vite, origin, lines] = await listen({
    SANDBOX_FILE: file,
    VITE_API_HOST: 'https://api.example',
  });
  const response = await fetch(`${origin}/api/tracks`, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain('The page');
  expect(lines.join('\n')).not.toContain('Sandbox');
  expect(existsSync(file)).toBe(false);
  await vite.close();
});
