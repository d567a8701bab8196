import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile, origin, port, root } from './place.ts';

export interface Running {
  seconds: number;
  stop: () => Promise<void>;
}

const viteCli = 'node_modules/vite/bin/vite.js';
const config = 'tests/bench/preview.config.ts';

const benchEnv = { SANDBOX_FILE: databaseFile, VITE_API_HOST: '', VITE_SITE_URL: '' };

function node(args: readonly string[], env: Record<string, string>) {
  // Vite has set NODE_ENV to development here, and the build must not inherit it.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...inherited, ...env } });
  let words = '';
  const listen = (chunk: Buffer) => (words += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return { child, ended, words: () => words };
}

/**
 * Builds the app into the bench's folder, and returns the seconds. `changed` is a source file that
 * gets another line. Throws the build's output if it fails.
 */
export async function build(changed = ''): Promise<number> {
  const start = performance.now();
  const args = [viteCli, 'build', '--config', config, '--emptyOutDir', '--logLevel', 'warn'];
  const { child, ended, words } = node(args, { ...benchEnv, BENCH_CHANGED: changed });
  await ended;
  if (child.exitCode !== 0) throw new Error(`The build failed.\n${words()}`);
  return (performance.now() - start) / 1000;
}

async function isThere(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function serve(args: readonly string[], env: Record<string, string>): Promise<Running> {
  if (await isThere(origin)) throw new Error(`Something else answers on port ${port}.`);
  const start = performance.now();
  const { child, ended, words } = node(args, env);
  while (!(await isThere(origin))) {
    if (child.exitCode !== null || performance.now() - start > 60_000) {
      child.kill();
      throw new Error(`No server on port ${port}.\n${words()}`);
    }
    await pause(50);
  }
  const seconds = (performance.now() - start) / 1000;
  return { seconds, stop: () => stopped(child, ended) };
}

async function stopped(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill();
  await ended;
}

/** Serves the bench's build with the sandbox API, as `npm run preview` does. */
export const servePreview = (): Promise<Running> =>
  serve([viteCli, 'preview', '--config', config, '--port', String(port), '--strictPort'], benchEnv);

/** Runs the server of `npm start` with the bench's port and database. */
export const serveStart = (): Promise<Running> =>
  serve(['tests/run/start.mjs'], { ...benchEnv, PORT: String(port) });
