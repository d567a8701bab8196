import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * Returns the address that a browser on this computer uses; throws if the server does not listen.
 */
export function originOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  const { address, family, port } = bound;
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Starts a server on a free port of this computer, and returns its address. */
export async function listenLocally(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return originOf(server);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Throws if `host` can be reached from outside, because demo accounts have a public password.
 * SANDBOX_ALLOW_PUBLIC=1 permits it.
 */
export function refuseToBePublic(
  host: string,
  env: Readonly<Record<string, string | undefined>>,
): void {
  if (isLoopback(host) || env['SANDBOX_ALLOW_PUBLIC'] === '1') return;
  throw new Error(
    `The sandbox will not listen on ${host} in production. SANDBOX_ALLOW_PUBLIC=1 makes it.`,
  );
}
