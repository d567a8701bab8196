import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { rawResponse } from '../support/rawResponse.ts';
import { root } from '../support/server.ts';
import { expect, test } from '../support/site.ts';

/**
 * These tests check the compressed copies of the build's text files, and the preview that serves
 * them.
 */

const dist = join(root, process.env['SITE_DIR'] ?? 'dist');
const isText = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const copies = {
  '.br': { compress: brotliCompressSync, decompress: brotliDecompressSync },
  '.gz': { compress: gzipSync, decompress: gunzipSync },
};

test('every compressed copy is smaller than its file, and other files have none', async () => {
  const names = await readdir(dist, { recursive: true });
  // Hosts compress these rare downloads themselves.
  const rare = new Set(['sw.js', 'licences.txt']);
  const texts = names.filter((name) => isText.test(name) && !rare.has(name));
  expect(texts.length).toBeGreaterThan(100);
  for (const name of texts) {
    const text = await readFile(join(dist, name));
    for (const [extension, { compress, decompress }] of Object.entries(copies)) {
      if (names.includes(name + extension)) {
        const copy = await readFile(join(dist, name + extension));
        expect(copy.length, name).toBeLessThan(text.length);
        expect(decompress(copy).equals(text), name).toBe(true);
      } else {
        expect(compress(text).length, name).toBeGreaterThanOrEqual(text.length);
      }
    }
  }
  const others = names.filter(
    (name) => /\.(?:br|gz)$/.test(name) && !isText.test(name.slice(0, -3)),
  );
  expect(others).toEqual([]);
});

/** Returns a chunk's name without its hash. */
const chunkOf = (script: string): string => script.replace(/-[\w-]{8}\.js$/, '');

/** Lists the names, without hash, of all chunks that a script loads by static imports. */
async function chunksOf(script: string, found = new Set<string>()): Promise<Set<string>> {
  const code = await readFile(join(dist, 'assets', script), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    const chunk = chunkOf(name);
    if (found.has(chunk)) continue;
    found.add(chunk);
    await chunksOf(name, found);
  }
  return found;
}

/** A module of several pages can end up in a chunk of other users; see `src/build/chunks.ts`. */
for (const { folder, others } of [
  { folder: 'site', others: ['store', 'form', 'client', 'area', 'mentee', 'mentor'] },
  { folder: 'auth', others: ['area', 'mentee', 'mentor'] },
  { folder: 'learning', others: ['mentor'] },
  { folder: 'mentoring', others: ['mentee'] },
]) {
  test(`pages of ${folder} load no chunk of ${others.join(', ')}`, async () => {
    const sources = await readdir(join(root, 'src', folder), { recursive: true });
    const pages = new Set(sources.map((source) => basename(source, '.tsx')));
    const scripts = (await readdir(join(dist, 'assets'))).filter((name) => {
      const page = chunkOf(name);
      return page.endsWith('Page') && pages.has(page);
    });
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const chunks = await chunksOf(script);
      expect(chunks, script).toContain('app');
      expect(
        others.filter((name) => chunks.has(name)),
        script,
      ).toEqual([]);
    }
  });
}

test('the preview sends the smallest copy that a browser accepts', async ({ site }) => {
  for (const [path, name, type] of [
    ['/', 'index.html', 'text/html'],
    ['/team', 'team.html', 'text/html'],
    ['/dashboard/track', 'app.html', 'text/html'],
    ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ] as const) {
    const file = join(dist, name);
    for (const [accepted, encoding, extension] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip;q=1.0, identity', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const { headers, body } = await rawResponse(site.origin + path, accepted);
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers['content-type'], path).toContain(type);
      expect(headers.vary, path).toContain('Accept-Encoding');
      expect(body.equals(await readFile(file + extension)), `${path} ${accepted}`).toBe(true);
    }
  }
});
