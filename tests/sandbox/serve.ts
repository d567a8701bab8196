import { refuseToBePublic } from './address.ts';
import { listen } from './listen.ts';
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
  const port = Number(env['SANDBOX_PORT'] || DEFAULT_PORT);
  const server = await listen(openSandbox({ ...settings, log }), port, host);
  log(welcome(server.origin, settings.file));
  return server;
}
