import type { Page } from '@playwright/test';
import { toTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { untilCached } from '../../support/workerCache.ts';
import { amina, beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';

const ajo = starterId('task', 'web-ajo-calculator');

const help = (page: Page) => page.getByRole('dialog', { name: 'Are you stuck?' });
const offer = (page: Page) => page.getByRole('button', { name: 'Are you stuck?' });
const mailLink = (page: Page) => help(page).getByRole('link', { name: 'Open my email app' });

/** A test's browser has no email app. */
const openNothing = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]'))
        event.preventDefault();
    });
  });

test.describe('on a phone', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a mentee writes an email for help offline, and finds it after a reload', async ({
    page,
    context,
    site,
  }) => {
    await beLoggedIn(page, site, amina);
    await page.goto('/dashboard/pending-task');
    await untilCached(page, 'mentee');
    await page.goto(toTask(ajo));
    await expect(offer(page)).toBeVisible();
    // The snapshot is written a moment after the last answer.
    await page.waitForTimeout(600);
    await context.setOffline(true);
    await page.reload();
    await offer(page).tap();
    await expect(help(page).getByText('writes naira for you')).toBeVisible();
    await help(page).getByLabel('What I tried').fill('A loop & a sum');
    await help(page).getByText('Draft saved').waitFor();
    await page.reload();
    await expect(page.getByText('Your draft is saved here.')).toBeVisible();
    await offer(page).tap();
    await expect(help(page).getByLabel('What I tried')).toHaveValue('A loop & a sum');
    await help(page).getByLabel('Send a copy to').tap();
    await expect(mailLink(page)).toHaveAttribute('href', /^mailto:mentor@akada\.example\?cc=/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);

    await openNothing(page);
    await mailLink(page).tap();
    await help(page).getByRole('button', { name: 'I sent it, delete my draft' }).tap();
    await expect(help(page)).toBeHidden();
    await expect(page.getByText('Your draft is saved here.')).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a mentee writes an email for help, and the focus returns', async ({ page, site }) => {
    await beLoggedIn(page, site, amina);
    await page.goto('/dashboard/pending-task');
    await page.getByRole('link', { name: 'Ajo savings calculator' }).first().click();
    const hands = keyboard(page);
    await hands.press(offer(page));
    await expect(help(page).getByRole('heading', { name: 'Are you stuck?' })).toBeFocused();
    await openNothing(page);
    for (const [label, words] of [
      ['What I tried', 'A loop'],
      ['What I expected', '50,000 naira'],
      ['What happened', 'NaN'],
    ] as const)
      await hands.write(help(page).getByLabel(label), words);
    await hands.to(help(page).getByLabel('Send a copy to'));
    await hands.key('Space');
    await hands.press(mailLink(page));
    await expect(help(page).getByText('We cannot see if you sent it.')).toBeVisible();
    await expect(mailLink(page)).toHaveAttribute('href', /cc=.*50%2C000%20naira/);
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(offer(page)).toBeFocused();
  });
});
