import type { Page } from '@playwright/test';
import { loginOf, newVisitor, type Visited } from '../bench/support/browser.ts';
import { widths, type Scene, type Width } from './scene.ts';
import type { Service } from './service.ts';

export interface Theatre extends Visited {
  service: Service;
}

/** By width. */
export const heights: Record<Width, number> = { 360: 740, 820: 1180, 1280: 860 };

const PATIENCE = 12_000;

/** Plays a scene and calls `look` on its final state; throws if the scene cannot be played. */
async function playOn(
  page: Page,
  scene: Scene,
  service: Service,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const stage = { page, context: page.context(), service };
  try {
    await scene.before?.(stage);
    await page.goto(scene.path, { waitUntil: scene.unsettled ? 'load' : 'networkidle' });
    await scene.show?.(stage);
    if (!scene.unsettled) await page.waitForLoadState('networkidle');
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await look(page);
  } finally {
    await service.calm();
  }
}

const firstViewport = ({ widths: [width = 360] = widths }: Scene) => ({
  width,
  height: heights[width],
});

/** Plays a scene in a new browser profile; throws if it cannot be played. */
export async function play(
  scene: Scene,
  theatre: Theatre,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await newVisitor(theatre, { as: scene.as, viewport: firstViewport(scene) });
  context.setDefaultTimeout(PATIENCE);
  try {
    await playOn(await context.newPage(), scene, theatre.service, look);
  } finally {
    await context.close();
  }
}

/** Opens a page that plays one scene after the other. */
export async function openPage(theatre: Theatre): Promise<Page> {
  const context = await newVisitor(theatre, { serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

/**
 * Plays a scene on a used page, because a new window costs more time than the scene. Throws if it
 * cannot be played.
 */
export async function playNext(
  page: Page,
  scene: Scene,
  { origin, service }: Omit<Theatre, 'browser'>,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const login = scene.as ? await loginOf(origin, scene.as) : [];
  await page.goto('/favicon.svg');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.evaluate((items) => {
    sessionStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, login);
  await page.setViewportSize(firstViewport(scene));
  await page.emulateMedia({ colorScheme: 'light' });
  await playOn(page, scene, service, look);
}
