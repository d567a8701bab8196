import { createServer } from 'node:http';

import { originOf, refuseToBePublic } from './address.ts';
import { openSandbox, readSettings, welcome } from './start.ts';

const DEFAULT_PORT = 4821;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Serves only the sandbox, on SANDBOX_HOST (127.0.0.1) and SANDBOX_PORT (4821; 0 for any). Rejects
 * if the port is in use.
 */
export async function serve(
  env: Environment = process.env,
  log: (line: string) => void = console.log,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const host = env['SANDBOX_HOST'] || '127.0.0.1';
  if (env['NODE_ENV'] === 'production') refuseToBePublic(host, env);
  const settings = readSettings(env);
  const sandbox = openSandbox({ ...settings, log });
  const server = createServer(sandbox.listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(env['SANDBOX_PORT'] || DEFAULT_PORT), host, resolve);
  }).catch((error: unknown) => {
    sandbox.close();
    throw error;
  });
  const origin = originOf(server);
  log(welcome(origin, settings.file));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          sandbox.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
