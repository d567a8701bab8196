import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addStyles } from '../support/addStyles.ts';
import type { Site } from '../e2e/support/server.ts';
import { heights, playNext } from './play.ts';
import { fileOf, schemes, widths, type Scene } from './scene.ts';

/** Phones and tablets draw their scroll bar over the page. */
const handheld =
  '@media (max-width: 900px) { :root { scrollbar-gutter: auto } ::-webkit-scrollbar { width: 0 } }';

/** Waits for the fonts, and for pictures further down before any scrolling. */
const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const loaded = images.map((image) => image.decode().catch(() => undefined));
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.all([document.fonts.ready, ...loaded]), late]);
  });

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Takes pictures of a scene in every width and colour scheme. Returns the widths at which the page
 * scrolls sideways.
 */
export async function draw(
  sheet: Page,
  scene: Scene,
  site: Site,
  folder: string,
): Promise<string[]> {
  const faults: string[] = [];
  await playNext(sheet, scene, site, async (page) => {
    await addStyles(page, handheld);
    for (const width of scene.widths ?? widths) {
      await page.setViewportSize({ width, height: heights[width] });
      await ready(page);
      if (!scene.screenOnly) await page.evaluate(() => window.scrollTo(0, 0));
      const sideways = await excess(page);
      if (sideways > 0) faults.push(`scrolls ${sideways} px sideways at ${width} px`);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({
          path: join(folder, fileOf(scene, width, scheme)),
          type: 'jpeg',
          quality: 82,
          fullPage: !scene.screenOnly,
        });
      }
    }
  });
  return faults;
}
