import { beLoggedIn } from '../support/account.ts';
import { wizard } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';

test('the wizard shows a failed enrollment, then a successful one', async ({ page, site }) => {
  const chidera = { email: 'new.mentee@akada.example', password: 'akada-2021' };
  const enrolments = () =>
    site.rows('SELECT trackId FROM userTracks JOIN users ON users.id = userId WHERE email = ?', [
      chidera.email,
    ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await beLoggedIn(page, site, chidera);
  await page.goto('/dashboard');

  const steps = wizard(page);
  await steps.choose('Mobile development');
  await steps.press('Next');
  await steps.press('Next');
  await steps.confirm();
  await steps.dialog.getByRole('radio').first().check();
  const [mentor] = await steps.dialog.locator('label:has(:checked) strong').allTextContents();

  await site.failNext({ method: 'POST', path: '/api/tracks', times: 1, kind: '500' });
  await steps.press('Enroll');
  await steps.confirm();
  await expect(
    steps.dialog.getByRole('heading', { name: 'Enrollment in to Mobile development failed' }),
  ).toBeVisible();
  await expect(steps.dialog.getByText('Kindly try again')).toBeVisible();
  expect(enrolments()).toEqual([]);

  await steps.press('Go back');
  await expect(steps.dialog.getByRole('radio', { name: mentor ?? '' })).toBeChecked();
  await page.reload();
  await expect(steps.dialog.getByRole('radio', { name: mentor ?? '' })).toBeChecked();
  await steps.press('Enroll');
  await page
    .getByRole('alertdialog', { name: 'Are you sure？' })
    .getByRole('button', { name: 'Yes', exact: true })
    .dblclick();
  await expect(
    steps.dialog.getByRole('heading', { name: 'Welcome to Mobile development' }),
  ).toBeVisible();
  expect(enrolments()).toHaveLength(1);
  const sent = (await site.requests()).filter(({ path }) => path.endsWith('/enroll'));
  expect(sent.map(({ status }) => status)).toEqual([500, 200]);

  await steps.press('Done');
  await expect(steps.dialog).toBeHidden();
  await expect(page.getByText(/Mobile development/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Mobile development/i).first()).toBeVisible();
  await expect(steps.dialog).toBeHidden();
});
