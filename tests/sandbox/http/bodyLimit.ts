import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../services/services.ts';

/**
 * Refuses bodies over `maxSize` bytes. hono's own limit fails on a chunked body: it makes a new
 * Request from the server's, which is no real Request while Node's globals are not replaced.
 */
export const bodyLimit = (maxSize: number, failure: () => Error) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxSize) throw failure();
    if (c.req.header('transfer-encoding') !== undefined) {
      const { url, method, headers, body } = c.req.raw;
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of body ?? []) {
        size += chunk.byteLength;
        if (size > maxSize) throw failure();
        chunks.push(chunk);
      }
      c.req.raw = new Request(url, { method, headers, body: Buffer.concat(chunks) });
    }
    await next();
  });
