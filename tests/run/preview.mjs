// `npm run preview`: the production build with the sandbox API. PORT sets another port than 4820.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, giveUp, root, runProgram } from './support/ensure.mjs';
import { isPortTaken, portTaken } from './support/ports.mjs';

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env'];

/** Returns when the newest file below a path was changed, in milliseconds since 1970. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

ensure();
const built = newest(join(root, 'dist/index.html'));
if (sources.some((source) => newest(join(root, source)) > built)) {
  console.log('Building …');
  const status = runProgram('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (status !== 0) giveUp('The build failed: see above.');
}

const { preview } = await import('vite');
const port = Number(process.env.PORT) || 4820;
try {
  const server = await preview({ root, preview: { port, strictPort: true } });
  server.printUrls();
} catch (error) {
  giveUp(isPortTaken(error) ? portTaken(port) : error.message);
}
