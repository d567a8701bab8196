import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, versionIn } from '../../../src/app/sameContent.ts';
import { root, serveFrom } from './server.ts';
import { expect, test as base } from './site.ts';

/** The first port to try: above those of `support/site.ts`, which are released and taken again. */
const FIRST_PORT = 19_000;

/** Of the same length. */
const otherName = (name: string): string =>
  name.replace(/(?<=-)[\w-]{8}(?=\.\w+$)/, (hash) => hash.split('').toReversed().join(''));

async function renameAll(dist: string, changed: RegExp, version: string): Promise<void> {
  const assets = (await readdir(join(dist, 'assets'))).filter((name) => /\.(?:js|css)$/.test(name));
  const pages = (await readdir(dist)).filter((name) => name.endsWith('.html'));
  const before = versionIn(await readFile(join(dist, 'app.html'), 'utf8'));
  const withNewNames = (text: string) =>
    assets
      .reduce((all, name) => all.replaceAll(name, otherName(name)), text)
      .replace(/(?<=name="version" content="|version:["'`])[^"'`]*/g, (found) =>
        found === before ? version : found,
      );

  for (const name of assets) {
    await rename(join(dist, 'assets', name), join(dist, 'assets', otherName(name)));
  }
  const digests = new Map<string, string>();
  for (const path of [...assets.map((name) => `assets/${otherName(name)}`), ...pages]) {
    const file = join(dist, path);
    const isChanged = changed.test(path);
    const text = withNewNames(await readFile(file, 'utf8')) + (isChanged ? '\n// changed' : '');
    await writeFile(file, text);
    digests.set(`/${path}`, await digestOf(text));
  }
  const worker = withNewNames(await readFile(join(dist, 'sw.js'), 'utf8'));
  await writeFile(
    join(dist, 'sw.js'),
    worker.replaceAll(
      /(["'`])(\/[\w./-]+)\1:(["'`])[\w-]{8}\3/g,
      (entry, mark: string, path: string) => {
        const digest = digests.get(path);
        return digest === undefined ? entry : `${mark}${path}${mark}:${mark}${digest}${mark}`;
      },
    ),
  );
}

async function serveCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-version-'));
  const dist = join(folder, 'dist');
  // Without the compressed copies, because tests change only the originals.
  await cp(join(root, process.env['SITE_DIR'] ?? 'dist'), dist, {
    recursive: true,
    filter: (name) => !/\.(?:br|gz)$/.test(name),
  });
  const server = await serveFrom(FIRST_PORT, join(folder, 'akada.db'), dist);
  const change = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(dist, file), text.replace(from, to));
  };
  return {
    origin: `http://127.0.0.1:${server.port}`,
    /** Simulates a deployment: another app, and its worker. */
    deploy: async () => {
      await change('app.html', '<html ', '<html data-version="2" ');
      await change('sw.js', /(["'`]\/app\.html["'`]:["'`])[\w-]+/, '$122222222');
    },
    /**
     * Simulates a deployment after one line of a file changed, which renames all files that import
     * it.
     */
    deployChangeOf: (name: RegExp, version: string) => renameAll(dist, name, version),
    /** Deploys the self-destructing worker, as `src/docs/deploying.md` describes. */
    switchWorkerOff: () => cp(join(dist, 'sw-off.js'), join(dist, 'sw.js')),
    takeAway: async (name: RegExp) => {
      const file = (await readdir(join(dist, 'assets'))).find((one) => name.test(one)) ?? '';
      await rm(join(dist, 'assets', file));
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The test of `site.ts` with a copy of this run's build, served so that it can be replaced. */
export const test = base.extend<{ ownSite: Awaited<ReturnType<typeof serveCopy>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
  ownSite: async ({}, provide) => {
    const site = await serveCopy();
    await provide(site);
    await site.close();
  },
});
