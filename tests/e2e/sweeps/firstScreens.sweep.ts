import { starterId } from '../../sandbox/data/ids.ts';
import { amina, chidera, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { gradingDesk, wizard } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';
import { shiftOf } from '../support/sweeps/measures.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('the queue shows its first row, and a review its comment and buttons', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/tasks-submissions/');
  const firstRow = page.getByRole('main').getByRole('rowheader').first();
  await expect(firstRow).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Review next' }).tap();
  const { dialog } = gradingDesk(page);
  const next = dialog.getByRole('button', { name: 'Grade and next' });
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeInViewport();
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('summary').filter({ visible: true })).toHaveText([
    'Your comments on this task (4)',
    'Done means',
  ]);
  await dialog.getByRole('button', { name: 'Show brief' }).tap();
  await expect(dialog.getByRole('heading', { name: 'What you will build' })).toBeVisible();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('the mentees who need help are listed below the search', async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/mentees');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  const reviews = page.getByRole('link', { name: /^Review the work of / });
  await expect(reviews.nth(1)).toBeInViewport({ ratio: 1 });
  expect((await shiftOf(page)).sum).toBeLessThan(0.02);
});

test('one tap on the search icon reaches its field, which covers the bar', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard/track');
  const search = page.getByRole('search', { name: 'Search tasks' });
  await search.tap();
  const field = search.getByRole('searchbox');
  await expect(field).toBeFocused();
  const { width = 0 } = (await field.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(240);
  await page.keyboard.type('jollof');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 task found')).toBeInViewport();
  await expect(field).toHaveCSS('opacity', '0');
  await expect(page.getByRole('link', { name: 'Jollof recipe page' })).toBeInViewport();
});

test('a page of tracks fits, and nothing moves when one is chosen', async ({ page, site }) => {
  await beLoggedIn(page, site, chidera);
  await page.goto('/dashboard');
  const { dialog } = wizard(page);
  const rows = dialog.locator('label:has(input[type="radio"])');
  await expect(dialog.getByText('5 stages, 12 tasks')).toBeVisible();
  await expect(rows).toHaveCount(3);
  const bottoms = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().bottom)));
  const before = await bottoms();
  await dialog.getByRole('radio', { name: 'Web development' }).check();
  const chosen = dialog.getByText('Chosen: Web development');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  expect(await bottoms()).toEqual(before);
  const end = await chosen.evaluate((element) => element.getBoundingClientRect().bottom);
  const next = await dialog.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  expect(end).toBeLessThan(next?.y ?? 0);
});

test('nothing moves when the draft of a submission is stored', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await page.goto(`/dashboard/pending-task/submit/${starterId('task', 'web-first-repo')}`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Comment').fill('Half a sentence, and');
  const places = () =>
    form.evaluate((element) =>
      [element, ...element.querySelectorAll('input, textarea, button')].map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return [top + window.scrollY, height].map(Math.round);
      }),
    );
  const before = await places();
  await expect(form.getByText('Draft saved on this device')).toBeVisible();
  expect(await places()).toEqual(before);
  // Nothing is reserved above the first field.
  const top = await form.evaluate((element) => element.getBoundingClientRect().top);
  const label = await form.getByText('Link to your work').boundingBox();
  expect((label?.y ?? 0) - top).toBeLessThan(8);
});

for (const width of [640, 820]) {
  test(`the queue’s states are at the end of their rows at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await beLoggedIn(page, site, ngozi);
    await page.goto('/dashboard/mentor/tasks-submissions/?state=all&page=3');
    const table = page.getByRole('table');
    await expect(table.getByRole('rowheader')).toHaveCount(10);
    const rights = await table
      .locator('td[data-place="end"]')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.textContent !== '')
          .map((cell) => Math.round(cell.getBoundingClientRect().right)),
      );
    expect(rights.length).toBeGreaterThanOrEqual(10);
    expect(new Set(rights).size).toBe(1);
  });
}

test('the login and its footer are at most 1300 px tall on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThanOrEqual(1300);
});
