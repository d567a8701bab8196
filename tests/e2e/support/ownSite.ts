import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, serve } from './server.ts';
import { test as base } from './site.ts';

/** Returns a different name of the same length. */
const otherName = (name: string): string =>
  name.replace(/(?<=-)[\w-]{8}(?=\.\w+$)/, (hash) => hash.split('').toReversed().join(''));

async function serveCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-version-'));
  const dist = join(folder, 'dist');
  // Copies the build without its compressed copies, because tests change only the originals.
  const copyBuild = () =>
    cp(join(root, process.env['SITE_DIR'] ?? 'dist'), dist, {
      recursive: true,
      filter: (name) => !/\.(?:br|gz)$/.test(name),
    });
  await copyBuild();
  const server = await serve(join(folder, 'akada.db'), { dist });
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  const write = (name: string, text: string) => writeFile(join(dist, name), text);
  return {
    origin: server.origin,
    /** Simulates a deployment that has changed every script and style. The old ones are gone. */
    deploy: async () => {
      const assets = (await readdir(join(dist, 'assets'))).filter((name) =>
        /\.(?:js|css)$/.test(name),
      );
      for (const name of assets)
        await rename(join(dist, 'assets', name), join(dist, 'assets', otherName(name)));
      const files = [
        ...assets.map((name) => `assets/${otherName(name)}`),
        ...(await readdir(dist)).filter((name) => /\.(?:js|html)$/.test(name)),
      ];
      for (const file of files) {
        const text = await read(file);
        await write(
          file,
          assets.reduce((all, name) => all.replaceAll(name, otherName(name)), text),
        );
      }
      const app = (await read('app.html')).replace('<html ', '<html data-version="2" ');
      await write('app.html', app);
      const revision = createHash('md5').update(app).digest('hex');
      const worker = await read('sw.js');
      await write('sw.js', worker.replace(/(?<="revision":")\w+(?=","url":"app\.html")/, revision));
    },
    /** Deploys the version of this run's build again. */
    rollBack: async () => {
      await rm(dist, { recursive: true });
      await copyBuild();
    },
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
