import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type ResolvedConfig } from 'vite';
import { digestOf, versionIn } from '../app/sameContent.ts';
import { appPath, type WorkerFiles } from '../lib/worker/messages.ts';
import { filesOf, type BuildOutput } from './workerLists.ts';

/** Files of `public` that pages load and whose names never change. */
const looseFiles = ['/favicon.svg', '/site.webmanifest'];

async function ofEach<Value>(
  dist: string,
  files: readonly string[],
  valueOf: (content: Buffer) => Value | Promise<Value>,
): Promise<Record<string, Value>> {
  const read = files.map(
    async (path) => [path, await valueOf(await readFile(join(dist, path)))] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

const digest = (content: Buffer) => digestOf(content.toString('utf8'));
const gzipSize = (content: Buffer) => gzipSync(content).length;

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
    loose: await ofEach(dist, [...looseFiles, appPath], digest),
    digests: await ofEach(
      dist,
      needed.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)),
      digest,
    ),
    sizes: await ofEach(dist, needed, gzipSize),
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
