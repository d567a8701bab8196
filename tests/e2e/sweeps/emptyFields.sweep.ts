import type { Page } from '@playwright/test';
import { paths, toGrading, toSubmitTask, toTask } from '../../../src/paths.ts';
import { ids } from '../../gallery/galleryData.ts';
import { amina, ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { addressesOf } from '../support/addresses.ts';
import { wizard } from '../support/dashboard.ts';
import { bareService, tracesOn } from '../support/sweeps/bareService.ts';
import { expect, test } from '../support/site.ts';
import { complaintsOf } from '../support/watch.ts';

// If Playwright blocks a request, the page gets a response that browsers never give.
test.use({ serviceWorkers: 'allow' });

/** Without these fields the profile editor opens first and hides all other screens. */
const complete = ['city', 'country', 'phoneNumber'];

/** Leaves out the browser's own messages about refused requests. */
const ours = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** Opens an address as a link does, waits until no request is under way, and checks. */
async function look(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { pathname } = new URL(address, location.href);
    // The old page stays until the next page's code has loaded.
    if (pathname !== location.pathname) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await settled(page, path);
}

async function settled(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  expect(await tracesOn(page), where).toEqual([]);
}

async function frame(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: /^Search (tasks|submissions)$/ });
  await search.fill('zzz');
  await search.press('Enter');
  await settled(page, 'the search');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/Since you last looked|Earlier|Nothing new/).first()).toBeVisible();
  await settled(page, 'the bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your account' }).click();
  await settled(page, 'the account menu');
  await page.keyboard.press('Escape');
}

test('mentee pages render with only the required fields', async ({ page, site }) => {
  // The starter's briefs mention NaN and null.
  site.db.run("UPDATE tasks SET description = '<p>Build it.</p>'");
  const errors = complaintsOf(page);
  // A task needs its track to be on a list; the courses stay so that their links show.
  await bareService(page, [...complete, 'description', 'track', 'course']);
  await page.goto('/dashboard');
  await logIn(page, amina);
  await expect(page.getByRole('table', { name: 'Pending tasks' })).toBeVisible();
  await settled(page, 'the dashboard');
  for (const path of [...addressesOf('mentee'), toSubmitTask(ids.graded), paths.menteeProfile])
    await look(page, path);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Description')).toBeVisible();
  await settled(page, 'the profile editor');

  await look(page, toTask(ids.graded));
  await page.getByRole('button', { name: 'See feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page, 'the feedback');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await frame(page);

  await look(page, '/dashboard/track');
  await page.getByRole('link', { name: 'Enroll in another track' }).click();
  const steps = wizard(page);
  const enabled = steps.dialog.getByRole('radio', { disabled: false });
  const next = steps.dialog.getByRole('button', { name: 'Next page' });
  await expect(steps.dialog.getByRole('radio').first()).toBeVisible();
  if ((await enabled.count()) === 0) await next.click();
  await enabled.first().check();
  await settled(page, 'the tracks of the wizard');
  await steps.press('Next');
  await settled(page, 'its stages');
  await steps.press('Next');
  await settled(page, 'its first question');
  await steps.confirm();
  await steps.dialog.getByRole('radio').first().check();
  await settled(page, 'its mentors');
  await steps.press('Enroll');
  await settled(page, 'its second question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  expect(ours(errors)).toEqual([]);
});

test('mentor pages render with only the required fields', async ({ page }) => {
  const errors = complaintsOf(page);
  // The first pass lacks each submission's mentee and task; the second has nameless ones.
  for (const references of [[], ['mentee', 'task']]) {
    await page.unrouteAll();
    await bareService(page, [...complete, ...references]);
    await page.goto('/dashboard/mentor/mentees');
    const home = page.getByRole('heading', { level: 1, name: 'Mentees' });
    if (references.length === 0) await logIn(page, ngozi);
    await expect(home).toBeVisible();
    await settled(page, 'the mentees');
    for (const path of [...addressesOf('mentor'), toGrading(ids.submission)])
      await look(page, path);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Comment' })).toBeVisible();
    await settled(page, 'the grading desk');
    if (references.length > 0) {
      await page.getByRole('button', { name: 'Show brief' }).click();
      await settled(page, 'the brief');
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await frame(page);
  }
  expect(ours(errors)).toEqual([]);
});

for (const [who, path] of [
  [amina, '/dashboard'],
  [ngozi, '/dashboard/mentor/mentees'],
] as const) {
  test(`the profile renders with only the required fields: ${who.email}`, async ({ page }) => {
    const errors = complaintsOf(page);
    await bareService(page, []);
    await page.goto(path);
    await logIn(page, who);
    await expect(page.getByText('Update your profile to continue').first()).toBeVisible();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await settled(page, 'the profile that one is led to');
    expect(ours(errors)).toEqual([]);
  });
}
