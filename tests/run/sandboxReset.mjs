// `npm run sandbox:reset`: resets the sandbox's database to the starter content.
import { fileURLToPath } from 'node:url';
import { ensure } from './support/ensure.mjs';

ensure();
const { runnerImport } = await import('vite');

const entry = fileURLToPath(new URL('../sandbox/reset.ts', import.meta.url));
const { module } = await runnerImport(entry);

module.reset();
