import { get, type IncomingHttpHeaders } from 'node:http';

/** Fetches a response without decompressing it. `head` is the size of its headers in bytes. */
export const rawResponse = (address: string, accepted: string) =>
  new Promise<{ headers: IncomingHttpHeaders; head: number; body: Buffer }>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': accepted } }, (response) => {
      const { headers, rawHeaders, statusMessage = '' } = response;
      // Each name and value counts with its colon, space or line end.
      const lines = rawHeaders.reduce((sum, { length }) => sum + length + 2, 0);
      const head = `HTTP/1.1 200 ${statusMessage}`.length + 4 + lines;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers, head, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
