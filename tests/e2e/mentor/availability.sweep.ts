import { toTask } from '../../../src/paths.ts';
import { isoDay } from '../../../src/lib/dates.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { profileForm } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';

const lastDay = isoDay(Date.now() + 20 * 24 * 60 * 60 * 1000);
const description = 'SELECT description FROM users WHERE email = ?';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a mentor goes away, and mentees see it at their work', async ({ page, browser, site }) => {
    await beLoggedIn(page, site, ngozi);
    await page.goto('/dashboard/mentor/profile');
    await page.getByRole('button', { name: 'Edit profile' }).tap();
    const { form, save } = profileForm(page);
    await form.getByText('Away until …').tap();
    await form.getByLabel('Last day away').fill(lastDay);
    await save();
    await expect(page.getByText('Profile succesfully updated')).toBeVisible();
    expect(site.db.all(description, [ngozi.email])).toEqual([
      { description: expect.stringMatching(/^Away until \d+ \w+ \d{4}\. Front-end/) },
    ]);

    const phone = await browser.newContext({
      baseURL: site.origin,
      viewport: page.viewportSize(),
    });
    const theirs = await phone.newPage();
    await beLoggedIn(theirs, site, amina);
    await theirs.goto(toTask(starterId('task', 'web-signup-form')));
    await expect(theirs.getByText(/^Ngozi Okafor is away until/)).toBeVisible();
    await phone.close();
  });
});

test('a mentor says by keyboard that they are full, and later that they take mentees again', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/profile');
  const keys = keyboard(page);
  const { form } = profileForm(page);
  const choice = (name: string) => form.getByRole('radio', { name });
  const edit = page.getByRole('button', { name: 'Edit profile' });
  const own = site.db.all(description, [ngozi.email]);

  await keys.press(edit);
  // The focus of a searchable select above is drawn on its frame, which `keys` does not know.
  await form.getByLabel(/^Description/).focus();
  await keys.back(choice('Taking mentees'));
  await keys.along(choice('Not taking new mentees'));
  await page.keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await expect(page.getByText('Not taking new mentees')).toBeVisible();

  await keys.press(edit);
  await form.getByLabel(/^Description/).focus();
  await keys.back(choice('Not taking new mentees'));
  await keys.key('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await expect(page.getByText('Not taking new mentees')).toBeHidden();
  expect(site.db.all(description, [ngozi.email])).toEqual(own);
});
