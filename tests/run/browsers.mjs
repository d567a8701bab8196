// `npm run browsers`: the journeys in Firefox, WebKit, an old and a new Chromium, as a table, in
// some minutes. `npm run browsers -- firefox forms` filters by name.
import { fileURLToPath } from 'node:url';
import { ensure } from './support/ensure.mjs';

ensure();
const { runnerImport } = await import('vite');

const entry = fileURLToPath(new URL('../browsers/browsers.ts', import.meta.url));
const { module } = await runnerImport(entry);

try {
  process.exitCode = await module.main(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
