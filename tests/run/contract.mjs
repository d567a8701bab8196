// `npm run contract`: one story over every call of the API, compared with its description, as a table.
import { fileURLToPath } from 'node:url';
import { ensure } from './support/ensure.mjs';

ensure();
const { runnerImport } = await import('vite');

// Node 20 does not read TypeScript: Vite's module runner does.
const entry = fileURLToPath(new URL('../contract/contract.ts', import.meta.url));
const { module } = await runnerImport(entry);

try {
  process.exitCode = await module.main(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
