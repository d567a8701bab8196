// `npm run gallery`: pictures of every screen and state, in three widths and two colour schemes, in
// gallery/index.html, in some minutes. `npm run gallery -- wizard login` filters by name.
import { fileURLToPath } from 'node:url';
import { browserAdvice, ensureBrowser } from './support/browser.mjs';
import { ensure, giveUp } from './support/ensure.mjs';

ensure();
const executablePath = await ensureBrowser();
if (executablePath === null) giveUp(browserAdvice);
const { runnerImport } = await import('vite');

const entry = fileURLToPath(new URL('../gallery/gallery.ts', import.meta.url));
const { module } = await runnerImport(entry);

try {
  const isWhole = await module.gallery({
    executablePath,
    wanted: process.argv.slice(2),
    say: (line) => console.log(line),
  });
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
