import type { Page } from '@playwright/test';
import { toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { shiftOf, sideways } from '../support/sweeps/measures.ts';
import { amina } from '../support/tasks.ts';

/** Mentees in need, ages of ungraded work, and a mentee's grades over time. */

const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };
const menteesPath = '/dashboard/mentor/mentees';
const gradebookPath = '/dashboard/mentor/gradebook';

const reviews = (page: Page) => page.getByRole('link', { name: /^Review the work of / });

test('a mentor finds a mentee in need and opens the work by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beLoggedIn(page, site, ngozi);
  await page.goto(menteesPath);
  await expect(reviews(page)).toHaveCount(10);
  await keyboard(page).press(reviews(page).first());
  await expect(page.getByRole('dialog', { name: /Market stall price list/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'the first screen shows the first mentees in need, below the search',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, ngozi);
      await page.goto(menteesPath);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 });
      await expect(reviews(page).nth(1)).toBeInViewport({ ratio: 1 });
      expect(await shiftOf(page)).toBeLessThan(0.02);
      expect(await sideways(page)).toEqual([]);
      await reviews(page).first().tap();
      await expect(page.getByRole('dialog', { name: /Market stall price list/ })).toBeVisible();
    },
  );

  test(
    'the charts of ages and grades end their pages and fit a phone',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, ngozi);
      await page.goto(gradebookPath);
      const ages = page.getByRole('region', { name: 'Age of work to grade' });
      await expect(ages.getByRole('row', { name: /^15 days or more/ })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.02);
      expect(await sideways(page)).toEqual([]);

      await beLoggedIn(page, site, amina);
      await page.goto(toTrack('web', starterId('track', 'web')));
      const grades = page.getByRole('region', { name: 'Your grades over time' });
      await expect(grades.getByText(/^3 grades\. The best is/)).toBeVisible();
      expect(await sideways(page)).toEqual([]);
    },
  );
});
