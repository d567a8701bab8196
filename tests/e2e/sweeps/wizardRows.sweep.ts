import { beLoggedIn } from '../support/account.ts';
import { wizard } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a page of tracks and the chosen track’s details fit a phone screen', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, { email: 'new.mentee@akada.example', password: 'akada-2021' });
  await page.goto('/dashboard');
  const { dialog } = wizard(page);
  const rows = dialog.locator('label:has(input[type="radio"])');
  await expect(dialog.getByText('5 stages and 12 tasks')).toBeVisible();
  await expect(rows).toHaveCount(3);
  const bottoms = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().bottom)));
  const before = await bottoms();
  await dialog.getByRole('radio', { name: 'Web development' }).check();
  const detail = dialog.getByText('2.4 tasks per stage on average');
  await expect(detail).toBeInViewport({ ratio: 1 });
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  expect(await bottoms()).toEqual(before);
  const end = await detail.evaluate((element) => element.getBoundingClientRect().bottom);
  const next = await dialog.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  expect(end).toBeLessThan(next?.y ?? 0);

  await test.step('on a lower screen, a chosen track’s details scroll into view', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await dialog.getByRole('radio', { name: 'Mobile development' }).check();
    const chosen = dialog.getByText('1.8 tasks per stage on average');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const bottom = await chosen.evaluate((element) => element.getBoundingClientRect().bottom);
    const foot = await dialog.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    expect(bottom).toBeLessThan(foot?.y ?? 0);
  });
});
