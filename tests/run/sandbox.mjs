// `npm run sandbox`: only the sandbox API, with CORS, for a client on another origin.
import { fileURLToPath } from 'node:url';
import { ensure } from './support/ensure.mjs';

ensure();
const { runnerImport } = await import('vite');

// Node 20 does not read TypeScript: Vite's module runner does.
const entry = fileURLToPath(new URL('../sandbox/serve.ts', import.meta.url));
const { module } = await runnerImport(entry);

try {
  const { close } = await module.serve();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
