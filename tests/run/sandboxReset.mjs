// `npm run sandbox:reset`: the sandbox's database starts over.
import { fileURLToPath } from 'node:url';
import { ensure } from './support/ensure.mjs';

ensure();
const { runnerImport } = await import('vite');

const entry = fileURLToPath(new URL('../sandbox/reset.ts', import.meta.url));
const { module } = await runnerImport(entry);

module.reset();
