import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { openDb } from '../../sandbox/data/db.ts';
import { controls } from '../../support/controls.ts';
import { failOn } from '../../support/watchContract.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const viteBin = fileURLToPath(
  new URL('../../../node_modules/vite/bin/vite.js', import.meta.url),
);

const PATIENCE = 60_000;

export interface Server {
  stop: () => Promise<void>;
}

/**
 * Returns how responses of the sandbox at an address have differed from the API's description so
 * far.
 */
export async function differencesAt(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/_sandbox/differences`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's own response
  return (await response.json()) as string[];
}

/** Thrown if another process has the port, for instance another run of these tests. */
class PortTaken extends Error {}

/**
 * Serves the production build with the sandbox API, as `npm run preview` does.
 * @param env more of its environment
 * @throws PortTaken if another process has the port, or an Error with the server's output
 */
export async function serve(
  port: number,
  databaseFile: string,
  site: string = process.env['SITE_DIR'] ?? 'dist',
  env: Record<string, string> = {},
): Promise<Server> {
  const server = spawn(
    process.execPath,
    [viteBin, 'preview', '--port', String(port), '--strictPort', '--outDir', site],
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
    const differences = await differencesAt(`http://127.0.0.1:${port}`).catch(() => []);
    await kill();
    failOn(differences);
  };

  let words = '';
  // The address comes from the server's own output, because a response on the port could be another
  // server's.
  const listens = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer) => {
      words += stripVTControlCharacters(chunk.toString());
      if (words.includes(`http://127.0.0.1:${port}/`)) resolve(true);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), PATIENCE).unref();
  });
  if (await listens) return { stop };
  await kill();
  if (/already in use/i.test(words)) throw new PortTaken(words);
  throw new Error(`The preview server does not start on port ${port}. ${words}`);
}

/** Serves on the first free port from `port` on. */
export async function serveFrom(
  port: number,
  databaseFile: string,
  site?: string,
  env?: Record<string, string>,
): Promise<Server & { port: number }> {
  for (let tried = port; ; tried += 1) {
    try {
      return { ...(await serve(tried, databaseFile, site, env)), port: tried };
    } catch (error) {
      if (!(error instanceof PortTaken) || tried >= port + 100) throw error;
    }
  }
}

/** Serves the production build with the starter content in a new database. */
export async function openSite(firstPort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
  const file = join(folder, 'akada.db');
  const { port, stop } = await serveFrom(firstPort, file);
  const origin = `http://127.0.0.1:${port}`;
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
