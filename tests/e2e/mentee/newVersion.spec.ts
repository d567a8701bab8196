import { paths, toGrading, toSubmitTask, toTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';

const priceList = starterId('task', 'web-price-list');
const id = starterId('submission', 'amina/web-price-list');

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a new version counts as not graded on each screen until its grade has arrived on both devices', async ({
  browser,
  page,
  site,
}) => {
  const open = async (person: typeof amina, address: string) => {
    const other = await browser.newPage({ baseURL: site.origin, serviceWorkers: 'block' });
    await beLoggedIn(other, site, person);
    await other.goto(address);
    return other;
  };
  const laptop = await open(amina, toTask(priceList));
  await expect(laptop.locator('p:not([role])', { hasText: /^88% · / })).toBeVisible();

  await beLoggedIn(page, site, amina);
  await page.goto(toSubmitTask(priceList));
  await page.getByLabel('Comment').fill('The second version lists the prices.');
  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  await expect(page.getByRole('heading', { name: /^Sent to / })).toBeVisible();
  await page.goto(paths.tasks);
  await expect(page.getByText('New version (was 88%)')).toBeVisible();
  await page.goto(toTask(priceList));
  const banner = page
    .getByText('Your new version is not graded yet.', { exact: true })
    .locator('..');
  await expect(banner).toContainText('You got 88% for the previous one.');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  // This device of the mentor has never seen the first grade.
  const mentor = await open(ngozi, `${paths.submissions}?mentee=${amina.id}`);
  await expect(mentor.getByText('Submitted again (was 88%)')).toBeVisible();
  await mentor.goto(toGrading(id));
  const desk = gradingDesk(mentor);
  await desk.write('The prices are all there now.', '95');
  await desk.save();
  await expect(desk.dialog).toBeHidden();
  await expect(mentor.getByText('Submitted again (was 88%)')).toBeHidden();

  for (const device of [page, laptop]) {
    await device.goto(paths.tasks);
    await device.getByRole('button', { name: 'Refresh' }).click();
    await expect(device.getByText('Graded 95%')).toBeVisible();
    await expect(device.getByText('New version (was 88%)')).toBeHidden();
  }
  await laptop.context().close();
  await mentor.context().close();
});
