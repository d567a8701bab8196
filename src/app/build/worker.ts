import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { appPath, type WorkerFiles } from '../worker/workerFiles.ts';
import { filesOf, type Built } from './workerLists.ts';

/** Files of `public` that pages load, whose names never change. */
const looseFiles = ['/favicon.svg', '/site.webmanifest'];

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12);

/**
 * Writes `sw.js` beside the pages once they exist: the worker with the file names of this build.
 */
export async function writeWorker(config: ResolvedConfig, built: Built): Promise<void> {
  const { root, build: options } = config;
  const dist = resolve(root, options.outDir);
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`);
  const loose = await Promise.all(
    [...looseFiles, appPath].map(async (path) => [path, await hashOf(join(dist, path))] as const),
  );
  const files: WorkerFiles = { ...filesOf(built, assets), loose: Object.fromEntries(loose) };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { AKADA_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: options.target,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
