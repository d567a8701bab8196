import type { Page } from '@playwright/test';
import { loginOf, newVisitor, type Visited } from '../support/browser.ts';
import type { Controls } from '../support/controls.ts';
import { wait } from '../support/waits.ts';
import { widths, type Scene, type Width } from './scene.ts';

/** The height of the window for each width. */
export const heights: Record<Width, number> = { 360: 740, 820: 1180, 1280: 860 };

/** Opens a page that plays one scene after the other. */
export async function openPage(site: Visited): Promise<Page> {
  const context = await newVisitor(site, { serviceWorkers: 'block' });
  context.setDefaultTimeout(wait);
  return context.newPage();
}

/**
 * Plays a scene and calls `look` on its final state. It uses the page again, because a new window
 * costs more time than the scene. Throws if the scene cannot be played.
 */
export async function playNext(
  page: Page,
  scene: Scene,
  site: Controls & Pick<Visited, 'origin'>,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { origin } = site;
  const login = scene.as ? await loginOf(origin, scene.as) : [];
  await page.goto('/favicon.svg');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.evaluate((items) => {
    sessionStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, login);
  const [width = 360] = scene.widths ?? widths;
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: 'light' });
  const stage = { page, service: site };
  await scene.before?.(stage);
  await page.goto(scene.path, { waitUntil: scene.unsettled ? 'load' : 'networkidle' });
  await scene.show?.(stage);
  if (!scene.unsettled) await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await look(page);
}
