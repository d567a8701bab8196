// `npm start`: the product with its sandbox API, for development. PORT sets another port than 4820.
import { ensure, root } from './support/ensure.mjs';

ensure();
const { createServer } = await import('vite');

const port = Number(process.env.PORT) || 4820;
const server = await createServer({ root, server: { port } });
await server.listen();
server.printUrls();
