// `npm run gallery`: pictures of every screen and state, in three widths and two colour schemes, in
// gallery/index.html, in some minutes. `npm run gallery -- wizard login` filters by name.
import { requireBrowser } from './support/browser.mjs';
import { withModule } from './support/ensure.mjs';

await withModule('gallery/gallery.ts', async ({ gallery }) => {
  const executablePath = await requireBrowser();
  const isWhole = await gallery({
    executablePath,
    wanted: process.argv.slice(2),
    say: console.log,
  });
  return isWhole ? 0 : 1;
});
