// `npm start`: the product with its sandbox API, for development. PORT sets another port than 4820.
import { ensure, giveUp, root } from './support/ensure.mjs';
import { isPortTaken, portTaken } from './support/ports.mjs';

ensure();
const { createServer } = await import('vite');

// npm forwards SIGINT and SIGTERM, which stop Vite. A closed terminal may stop only npm.
const npm = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const port = Number(process.env.PORT) || 4820;
const server = await createServer({ root, server: { port, strictPort: true } });
try {
  await server.listen();
} catch (error) {
  giveUp(isPortTaken(error) ? portTaken(port) : error.message);
}
server.printUrls();
