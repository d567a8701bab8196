import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { openDb } from '../../sandbox/data/db.ts';
import { controls } from '../../support/controls.ts';
import { freePort } from '../../support/freePort.ts';
import { failOn } from '../../support/watchContract.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const viteBin = fileURLToPath(
  new URL('../../../node_modules/vite/bin/vite.js', import.meta.url),
);

const PATIENCE = 60_000;

export interface Server {
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

interface Serving {
  /** By default, a free one. */
  port?: number;
  /** The folder of the build, by default that of this run. */
  dist?: string;
  /** More of the server's environment. */
  env?: Record<string, string>;
}

/**
 * Serves a production build with the sandbox API, as `npm run preview` does; throws the server's
 * output if it does not start.
 */
export async function serve(
  databaseFile: string,
  { port: given, dist = process.env['SITE_DIR'] ?? 'dist', env = {} }: Serving = {},
): Promise<Server> {
  const port = given ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [viteBin, 'preview', '--port', String(port), '--strictPort', '--outDir', dist],
    {
      cwd: root,
      env: {
        ...process.env,
        SANDBOX_FILE: databaseFile,
        SANDBOX_COMPARE: '1',
        VITE_API_HOST: '',
        ...env,
      },
    },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  const kill = async () => {
    server.kill();
    await ended;
  };
  const stop = async () => {
    const differences = await controls(origin)
      .differences()
      .catch(() => []);
    await kill();
    failOn(differences);
  };

  let words = '';
  // The address comes from the server's own output, because a response on the port could be another
  // server's.
  const listens = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer) => {
      words += stripVTControlCharacters(chunk.toString());
      if (words.includes(`${origin}/`)) resolve(true);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), PATIENCE).unref();
  });
  if (await listens) return { origin, port, stop };
  await kill();
  throw new Error(`The preview server does not start on port ${port}. ${words}`);
}

/** Serves the production build with the starter content in a new database. */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
  const file = join(folder, 'akada.db');
  const { origin, port, stop } = await serve(file);
  const db = openDb(file);
  return {
    ...controls(origin),
    origin,
    port,
    /** The path of its database. */
    file,
    db,
    /** @throws Error if a response differed from the API's description */
    stop,
    remove: (): Promise<void> => {
      db.close();
      return rm(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
