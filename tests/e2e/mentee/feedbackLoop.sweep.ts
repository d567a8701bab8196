import type { Page } from '@playwright/test';
import { paths, toGrading, toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, type Site, test } from '../support/site.ts';
import { submissionsOf } from '../support/tasks.ts';

const priceList = starterId('task', 'web-price-list');
const asked = 'A good start.\n\nStill to do:\n– Labels\n– Prices';

const submissionId = starterId('submission', 'amina/web-price-list');

/** Writes two points that the mentor asks for straight into the database. */
const askFor = (site: Site): number =>
  site.db.run('UPDATE submissions SET mentorComment = ? WHERE id = ?', [asked, submissionId]);

const points = (page: Page) => page.getByRole('group', { name: 'Your mentor asked for' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a mentee checks their work, and says by touch what they did', async ({ page, site }) => {
    askFor(site);
    await beLoggedIn(page, site, amina);
    await page.goto(toSubmitTask(priceList));
    await page.getByText(/^Check your work first \(0\sof/).tap();
    const check = page.getByRole('group').filter({ hasText: 'Only you see these ticks.' });
    await check.getByRole('checkbox').first().tap();
    await expect(page.getByText(/^Check your work first \(1\sof/)).toBeVisible();
    await points(page).getByLabel('1. Labels').tap();
    await points(page).getByLabel('Why is 2 not done yet?').fill('I wait for the shop');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await expect(page.getByRole('heading', { name: /^Sent to / })).toBeVisible();
    const [sent] = submissionsOf(site, priceList);
    expect(sent?.menteeComment).toMatch(/^Done: 1\. Not yet: 2, because I wait for the shop\./);
    expect(sent?.menteeComment).not.toContain('Check');
  });
});

test('a mentor sees what a mentee did, by keyboard', async ({ browser, page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  askFor(site);
  // The mentor's device has seen the graded version.
  const mentor = await browser.newPage({ baseURL: site.origin, serviceWorkers: 'block' });
  await beLoggedIn(mentor, site, ngozi);
  await mentor.goto(paths.submissions);
  await expect(mentor.getByRole('button', { name: 'Review next' })).toBeVisible();

  await beLoggedIn(page, site, amina);
  await page.goto(toSubmitTask(priceList));
  const keys = keyboard(page);
  await keys.to(points(page).getByLabel('1. Labels'));
  await keys.key('Space');
  await keys.to(points(page).getByLabel('2. Prices'));
  await keys.key('Space');
  await keys.press(page.getByRole('button', { name: 'Submit', exact: true }));
  await expect(page.getByRole('heading', { name: /^Sent to / })).toBeVisible();

  const listed = mentor.waitForResponse(/submissions/);
  await mentor.getByRole('button', { name: 'Refresh' }).click();
  await listed;
  await mentor.goto(toGrading(submissionId));
  const dialog = mentor.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Labels' })).toContainText('Done');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Prices' })).toContainText('Done');
  await mentor.context().close();
});
