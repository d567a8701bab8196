import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, and Vite's command in it. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const viteBin = fileURLToPath(
  new URL('../../../node_modules/vite/bin/vite.js', import.meta.url),
);

/** How long a server may take to answer for the first time, in milliseconds. */
const PATIENCE = 30_000;

export interface Server {
  stop: () => Promise<void>;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/_sandbox/requests`)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the production build with the sandbox API, as `npm run preview` does.
 * @param port taken as it is: a port in use is an error
 * @param databaseFile the sandbox's database; it survives the server
 * @throws Error with the server's own words where it does not start
 */
export async function serve(port: number, databaseFile: string): Promise<Server> {
  const server = spawn(
    process.execPath,
    [
      viteBin,
      'preview',
      '--port',
      String(port),
      '--strictPort',
      '--outDir',
      process.env['SITE_DIR'] ?? 'dist',
      '--logLevel',
      'warn',
    ],
    { cwd: root, env: { ...process.env, SANDBOX_FILE: databaseFile, VITE_API_HOST: '' } },
  );
  let words = '';
  const listen = (chunk: Buffer) => (words += chunk.toString());
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });

  const deadline = Date.now() + PATIENCE;
  while (!(await answers(`http://127.0.0.1:${port}`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error(`The preview server does not answer on port ${port}. ${words}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
