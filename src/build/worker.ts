import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type ResolvedConfig } from 'vite';
import { digestOf, versionIn } from '../app/sameContent.ts';
import { appPath, type WorkerFiles } from '../lib/worker/messages.ts';
import { filesOf, type BuildOutput } from './workerLists.ts';

/** Files of `public` that pages load and whose names never change. */
const looseFiles = ['/favicon.svg', '/site.webmanifest'];

async function digestsOf(dist: string, files: readonly string[]): Promise<Record<string, string>> {
  const digest = async (path: string) => digestOf(await readFile(join(dist, path), 'utf8'));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await digest(path)] as const)),
  );
}

/** Returns the gzip sizes of files in bytes, by path. */
async function sizesOf(dist: string, files: readonly string[]): Promise<Record<string, number>> {
  const size = async (path: string) => gzipSync(await readFile(join(dist, path))).length;
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await size(path)] as const)),
  );
}

/** Writes `sw.js`, the service worker with the file names of this build. */
export async function writeWorker(config: ResolvedConfig, built: BuildOutput): Promise<void> {
  const { root, build: options } = config;
  const dist = resolve(root, options.outDir);
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`);
  const lists = filesOf(built, assets);
  const needed = [...lists.shell, ...Object.values(lists.areas).flat()];
  const files: WorkerFiles = {
    ...lists,
    version: versionIn(await readFile(join(dist, appPath), 'utf8')),
    loose: await digestsOf(dist, [...looseFiles, appPath]),
    digests: await digestsOf(
      dist,
      needed.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)),
    ),
    sizes: await sizesOf(dist, needed),
  };
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
        input: join(root, 'src/app/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
