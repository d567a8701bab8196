import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEnv, type Plugin, type ResolvedConfig, runnerImport } from 'vite';

import type * as Differences from '../contract/differences.ts';
import { originOf, refuseToBePublic } from './address.ts';
import type * as Start from './start.ts';

type Next = () => void;
type Compare = typeof Differences.compare;

interface Host {
  config: ResolvedConfig;
  httpServer: unknown;
  middlewares: {
    use(handler: (req: IncomingMessage, res: ServerResponse, next: Next) => void): void;
  };
}

const isServer = (value: unknown): value is Server =>
  typeof value === 'object' && value !== null && 'address' in value && 'once' in value;

/** Returns the address that a Vite server is configured to listen on. */
const hostOf = (host: string | boolean | undefined): string =>
  host === true ? '0.0.0.0' : host || 'localhost';

/**
 * Compares each response with the API's description if SANDBOX_COMPARE is set, for browser tests.
 */
async function comparison(env: Readonly<Record<string, string>>): Promise<Compare | null> {
  if (!env['SANDBOX_COMPARE']) return null;
  const entry = fileURLToPath(new URL('../contract/differences.ts', import.meta.url));
  const { module } = await runnerImport<typeof Differences>(entry);
  return module.compare;
}

async function mount(
  { config, httpServer, middlewares }: Host,
  host: string | boolean | undefined,
): Promise<void> {
  const env = loadEnv(config.mode, config.envDir || config.root, ['VITE_', 'SANDBOX_']);
  if (env['VITE_API_HOST']) return;
  if (config.isProduction) refuseToBePublic(hostOf(host), env);

  const entry = fileURLToPath(new URL('start.ts', import.meta.url));
  const { module } = await runnerImport<typeof Start>(entry);
  const settings = module.readSettings(env);
  const file = isAbsolute(settings.file) ? settings.file : join(config.root, settings.file);
  const log = (line: string) => config.logger.info(line, { timestamp: true });
  const sandbox = module.openSandbox({ ...settings, file, log, compare: await comparison(env) });

  middlewares.use((req, res, next) => {
    if (/^\/api(?:[/?]|$)/.test(req.url ?? '')) sandbox.listener(req, res);
    else next();
  });
  if (!isServer(httpServer)) return;
  // The client ends idle connections, because a server that does so can lose a call.
  httpServer.keepAliveTimeout = 0;
  httpServer.once('close', sandbox.close);
  httpServer.once('listening', () => {
    config.logger.info(module.welcome(originOf(httpServer), settings.file));
  });
}

/**
 * Serves /api from the sandbox in Vite's own process, unless VITE_API_HOST names a real API. A
 * build never loads it.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'akada-sandbox',
    apply: 'serve',
    configureServer: (server) => mount(server, server.config.server.host),
    configurePreviewServer: (server) => mount(server, server.config.preview.host),
  };
}
