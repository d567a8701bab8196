import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { loginOf, newVisitor } from '../bench/browser.ts';
import { fileOf, schemes, widths, type Scene, type Service, type Width } from './scene.ts';

/** Where the pictures go, and the site they are of. */
export interface Studio {
  browser: Browser;
  origin: string;
  folder: string;
  service: Service & { calm: () => Promise<void> };
}

/** Screens as high as people hold them. */
const heights: Record<Width, number> = { 360: 740, 820: 1180, 1280: 860 };

/** Phones and tablets lay their scroll bar over the page. */
const handheld =
  '@media (max-width: 900px) { :root { scrollbar-gutter: auto } ::-webkit-scrollbar { width: 0 } }';

/** How long a step of a scene may take, in milliseconds. */
const PATIENCE = 12_000;

/** Pictures further down are there before anybody scrolls, and the fonts. */
const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const loaded = images.map((image) => image.decode().catch(() => undefined));
    const late = new Promise((resolve) => setTimeout(resolve, 1500));
    await Promise.race([Promise.all([document.fonts.ready, ...loaded]), late]);
  });

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Plays one scene and draws it in every width and scheme.
 * @returns what is wrong at first sight: widths at which the page scrolls sideways
 * @throws Error where the scene cannot be played
 */
export async function draw(scene: Scene, studio: Studio): Promise<string[]> {
  const { browser, origin, folder, service } = studio;
  const [first = 360] = scene.widths ?? widths;
  const kept = scene.as ? await loginOf(origin, scene.as) : [];
  const viewport = { width: first, height: heights[first] };
  const context = await newVisitor(browser, { origin, kept, viewport });
  context.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    const stage = { page, context, service };
    await scene.before?.(stage);
    await page.goto(scene.path, { waitUntil: scene.unsettled ? 'load' : 'networkidle' });
    await scene.show?.(stage);
    if (!scene.unsettled) await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: handheld });
    for (const width of scene.widths ?? widths) {
      await page.setViewportSize({ width, height: heights[width] });
      await ready(page);
      if (!scene.screenOnly) await page.evaluate(() => window.scrollTo(0, 0));
      const sideways = await excess(page);
      if (sideways > 0) complaints.push(`scrolls ${sideways} px sideways at ${width} px`);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: join(folder, fileOf(scene, width, scheme)),
          type: 'jpeg',
          quality: 82,
          fullPage: !scene.screenOnly,
        });
      }
    }
  } finally {
    await context.close();
    await service.calm();
  }
  return complaints;
}
