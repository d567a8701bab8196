import type { Page } from '@playwright/test';
import { toTrack } from '../../../src/config/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { shiftOf, sideways } from '../support/sweeps/measures.ts';
import { amina } from '../support/tasks.ts';

/** Who needs a mentor, how long work has waited, and a mentee's grades over time. */

const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };
const menteesPath = '/dashboard/mentor/mentees';
const gradebookPath = '/dashboard/mentor/gradebook';

const needs = (page: Page) => page.getByRole('region', { name: 'Who needs you' });
const mails = (page: Page) => needs(page).getByRole('link', { name: /^Write an e-mail to / });
const mail = (page: Page, name: string) =>
  needs(page).getByRole('link', { name: `Write an e-mail to ${name}` });

test('by keyboard alone a mentor finds who needs them, and a mail with words in it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beLoggedIn(page, site, ngozi);
  await page.goto(menteesPath);
  const keys = keyboard(page);
  await expect(mails(page)).toHaveCount(3);
  await keys.press(needs(page).getByRole('button', { name: 'Show all 7' }));
  await expect(mails(page)).toHaveCount(7);
  const last = mail(page, 'Bukola Adeleke');
  await keys.to(last);
  const address = new URL((await last.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('bukola@akada.example');
  expect(address.searchParams.get('cc')).toBe('hello@akada.example');
  expect(address.searchParams.get('body')).toContain('Hello Bukola,');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'one who needs the mentor is on the first screen with the search below; the others come at a tap',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, ngozi);
      await page.goto(menteesPath);
      await expect(mail(page, 'Sadiq Bala')).toBeInViewport({ ratio: 1 });
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 });
      await needs(page).getByRole('button', { name: 'Show all 7' }).tap();
      await expect(mails(page)).toHaveCount(7);
      expect(await sideways(page)).toEqual([]);
      await needs(page)
        .getByRole('link', { name: /^Ebiere Dokubo/ })
        .tap();
      await expect(page.getByRole('dialog', { name: /Market stall price list/ })).toBeVisible();
    },
  );

  test(
    'the pictures of ages and of grades stand at the end of their pages, and fit a phone',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, ngozi);
      await page.goto(gradebookPath);
      const ages = page.getByRole('region', { name: 'How long work has waited' });
      await expect(ages.getByRole('row', { name: /^15 days or more/ })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.02);
      expect(await sideways(page)).toEqual([]);

      await beLoggedIn(page, site, amina);
      await page.goto(toTrack('web', starterId('track', 'web')));
      const grades = page.getByRole('region', { name: 'Your grades over time' });
      await expect(grades.getByText(/^3 grades from/)).toBeVisible();
      expect(await sideways(page)).toEqual([]);
    },
  );
});
