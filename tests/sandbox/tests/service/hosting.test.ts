import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hosting } from '../../../../src/build/hosting.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/code.js"></script>');
  writeFileSync(join(folder, 'code.js'), 'document.title = "there";');
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/app.html'), '<!doctype html><p>The app');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('built files are cached for good, and 404 responses are not', async () => {
  const site = {
    configFile: false as const,
    root: folder,
    logLevel: 'silent' as const,
    plugins: [hosting({})],
  };
  await build(site);
  const [name] = readdirSync(join(folder, 'dist/assets'));
  const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  const cacheControlOf = async (path: string) =>
    (await fetch(origin + path, { headers: { accept: '*/*' } })).headers.get('cache-control');
  expect(await cacheControlOf(`/assets/${name}`)).toContain('immutable');
  for (const gone of ['/assets/of-an-older-build.js', '/assets/gone', '/assets/']) {
    expect([gone, await cacheControlOf(gone)]).not.toContainEqual(
      expect.stringContaining('immutable'),
    );
  }
  await server.close();
});
