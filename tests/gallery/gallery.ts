import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import buildSite from '../e2e/support/buildSite.ts';
import { openSite, root } from '../e2e/support/server.ts';
import { openBrowser } from '../support/browser.ts';
import { draw } from './draw.ts';
import { indexPage } from './indexPage.ts';
import { openPage } from './play.ts';
import { scenes } from './scenes/scenes.ts';
import { addGalleryData } from './galleryData.ts';

interface GalleryOptions {
  executablePath: string;
  /** Parts of screens' names; empty: all screens. */
  wanted: readonly string[];
  say: (line: string) => void;
}

const message = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/**
 * Draws scenes into `gallery/`, with a new build and database. Returns false if a scene failed or a
 * page scrolls sideways.
 */
export async function gallery({ executablePath, wanted, say }: GalleryOptions): Promise<boolean> {
  const folder = join(root, 'gallery');
  const isWanted = (screen: string) =>
    wanted.length === 0 || wanted.some((part) => screen.toLowerCase().includes(part.toLowerCase()));
  const drawn = scenes.filter(({ screen }) => isWanted(screen));
  if (drawn.length === 0) {
    const names = [...new Set(scenes.map(({ screen }) => screen))];
    throw new Error(`No screen has such a name. There are ${names.join(', ')}.`);
  }

  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('Building …');
  const removeBuild = buildSite();
  const site = await openSite();
  const browser = await openBrowser(executablePath);
  const open = () => openPage({ browser, origin: site.origin });
  let isWhole = true;
  try {
    let page = await open();
    for (const [index, scene] of drawn.entries()) {
      await site.startOver();
      addGalleryData(site.db);
      const complaints = await draw(page, scene, site, folder).catch(async (error: unknown) => {
        await page.context().close();
        page = await open();
        return [message(error)];
      });
      const place = `${index + 1}/${drawn.length} ${scene.screen}: ${scene.state}`;
      say([place, ...complaints].join('\n  ! '));
      if (complaints.length > 0) isWhole = false;
    }
  } finally {
    await browser.close();
    await site.stop();
    await site.remove();
    removeBuild?.();
  }
  writeFileSync(join(folder, 'index.html'), indexPage(scenes, new Date()));
  say(`See ${join('gallery', 'index.html')}`);
  return isWhole;
}
