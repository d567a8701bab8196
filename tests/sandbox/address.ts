import type { Server } from 'node:http';

/** The address a browser on this computer uses. Throws where the server does not listen. */
export function originOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  const { address, family, port } = bound;
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
