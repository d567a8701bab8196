import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { isAlive } from '../../e2e/support/alive.ts';
import { asVisitor, type Visited } from './browser.ts';
import { meter, type Transfer } from './traffic.ts';

/** The public pages, without the 404 page, which has no address. */
export const publicPaths = [
  paths.home,
  paths.team,
  paths.events,
  paths.about,
  paths.contact,
  paths.onlyPhone,
  paths.login,
  paths.register,
  '/404',
];

export const accountPaths = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  `${paths.resetPassword}?token=bench&email=bench@akada.example`,
  paths.emailSent,
];

/** A new visitor's first visit to a page. */
export interface StrangerVisit {
  path: string;
  /** Transfers until the page was idle. */
  first: Transfer[];
  whole: Transfer[];
  /** Pictures without a size, or below the first screen without lazy loading. */
  careless: string[];
}

const carelessOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const sized = image.hasAttribute('width') && image.hasAttribute('height');
        const below = image.getBoundingClientRect().top > window.innerHeight;
        return !sized || (below && image.loading !== 'lazy');
      })
      .map((image) => image.currentSrc || image.src),
  );

/** Scrolls a page to its end, a screen at a time, to load its lazy parts. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let offset = 0; offset < height; offset += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
}

/** Makes first visits to pages, each in a new browser profile. */
export async function strangerVisits(
  site: Visited,
  pagePaths: readonly string[],
): Promise<StrangerVisit[]> {
  const visits: StrangerVisit[] = [];
  for (const path of new Set(pagePaths)) {
    const visit = await asVisitor(site, { serviceWorkers: 'block' }, async (page) => {
      const transfers = await meter(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      // On a slow machine, the network is also idle before the first paint requests a form's code.
      if (accountPaths.includes(path)) await page.waitForFunction(isAlive);
      const first = await transfers();
      const careless = await carelessOn(page);
      await readToTheEnd(page);
      return { path, first, whole: await transfers(), careless };
    });
    visits.push(visit);
  }
  return visits;
}
