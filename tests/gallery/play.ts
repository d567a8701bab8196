import type { Browser, Page } from '@playwright/test';
import { loginOf, newVisitor } from '../bench/browser.ts';
import { widths, type Scene, type Service, type Width } from './scene.ts';

/** The site that scenes are played on. */
export interface Theatre {
  browser: Browser;
  origin: string;
  service: Service & { calm: () => Promise<void> };
}

/** Screens as high as people hold them. */
export const heights: Record<Width, number> = { 360: 740, 820: 1180, 1280: 860 };

/** How long a step of a scene may take, in milliseconds. */
const PATIENCE = 12_000;

/**
 * Plays one scene in a browser profile of its own, and lets it be looked at as it then stands.
 * @throws Error where the scene cannot be played
 */
export async function play(
  scene: Scene,
  { browser, origin, service }: Theatre,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const [first = 360] = scene.widths ?? widths;
  const kept = scene.as ? await loginOf(origin, scene.as) : [];
  const viewport = { width: first, height: heights[first] };
  const context = await newVisitor(browser, { origin, kept, viewport });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const stage = { page, context, service };
    await scene.before?.(stage);
    await page.goto(scene.path, { waitUntil: scene.unsettled ? 'load' : 'networkidle' });
    await scene.show?.(stage);
    if (!scene.unsettled) await page.waitForLoadState('networkidle');
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await look(page);
  } finally {
    await context.close();
    await service.calm();
  }
}
