import { once } from 'node:events';
import { createServer } from 'node:http';

import { originOf } from './address.ts';
import type { Sandbox } from './sandbox.ts';

/** Serves a sandbox on a port, 0 for any, and closes it with the server. Rejects if the port is in use. */
export async function listen(
  sandbox: Sandbox,
  port: number,
  host: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(sandbox.listener);
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    sandbox.close();
    throw error;
  }
  return {
    origin: originOf(server),
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
