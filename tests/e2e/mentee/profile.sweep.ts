import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { amina, gift } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { findings, injectAxe } from '../support/sweeps/axe.ts';
import { look, phonePhoto, place } from '../support/phonePhoto.ts';
import { expect, type Site, test } from '../support/site.ts';
import { watch } from '../support/watch.ts';

async function editProfile(page: Page, site: Site, user: { email: string }): Promise<void> {
  await beLoggedIn(page, site, user);
  await page.goto(paths.menteeProfile);
  await page.getByRole('button', { name: 'Edit profile' }).click();
}

test('a phone photo arrives upright, square, small and without its location', async ({
  page,
  site,
}) => {
  await editProfile(page, site, gift);
  const picture = page.getByRole('button', { name: 'Your account' }).locator('img');
  for (const [name, width, bytes] of [
    ['large.jpg', 4000, 4.9 * 1024 * 1024],
    // The service would accept this one as it is.
    ['small.jpg', 400, 60_000],
  ] as const) {
    const photo = await phonePhoto(page, width, bytes);
    expect(photo.includes(place)).toBe(true);
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /(Add a|Change) photo/ }).click();
    await (await picker).setFiles({ name, mimeType: 'image/jpeg', buffer: photo });

    await expect(page.getByText(`${name} file uploaded successfully`)).toBeVisible();
    const stored = site.db.get<{ photo: string }>('SELECT photo FROM users WHERE email = ?', [
      gift.email,
    ]);
    await expect(picture).toHaveAttribute('src', new RegExp(`${stored?.photo}$`));
    const seen = await look(page, (await picture.getAttribute('src')) ?? '');
    expect(seen).toMatchObject({ top: 'red', bottom: 'blue' });
    expect(seen.width).toBe(seen.height);
    expect(seen.bytes).toBeLessThanOrEqual(204_800);
    expect(seen.words).not.toContain('Lagos');
  }
});

test('the profile of another user can be read, not changed', async ({ page, site }) => {
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const profile: unknown = await response.json();
    // Only an incomplete profile that belongs to the user opens its editor automatically.
    const json = Object.assign({}, profile, { id: '0123456789abcdef01234567', city: null });
    await route.fulfill({ response, json });
  });
  await beLoggedIn(page, site, amina);
  await page.goto(paths.menteeProfile);
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible();
  await expect(page.getByRole('button', { name: /edit profile|photo/i })).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('on a desktop, countries and states can be searched', async ({ page, site }) => {
  const seen = await watch(page, site.origin);
  await editProfile(page, site, amina);
  // Only the searchable select has titles.
  await expect(page.getByTitle('Nigeria', { exact: true })).toBeVisible();
  const country = page.getByRole('combobox', { name: 'Country', exact: true });

  await page.getByRole('combobox', { name: 'State' }).fill('bauc');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Bauchi').first()).toBeVisible();
  // Matches at the start precede others, such as Afghanistan.
  await country.fill('gha');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Ghana').first()).toBeVisible();
  await country.fill('cote');
  await expect(page.getByTitle('Côte d’Ivoire')).toBeVisible();
  await injectAxe(page);
  expect(await findings(page, 'all')).toEqual([]);
  await page.getByTitle('Côte d’Ivoire').click();
  // A state of Nigeria does not carry over to another country.
  await page.getByLabel('State').fill('Abidjan');
  await page.getByLabel('Phone number').fill('+225 07 01 23 45');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile succesfully updated')).toBeVisible();
  expect(
    site.db.all('SELECT country, city, phoneNumber FROM users WHERE email = ?', [amina.email]),
  ).toEqual([{ country: 'Côte d’Ivoire', city: 'Abidjan', phoneNumber: '+22507012345' }]);
  // Styles at run time violate the policy.
  expect(seen.violations).toEqual([]);
});

for (const [who, prepare] of [
  ['on a phone', (page: Page) => page.setViewportSize({ width: 390, height: 800 })],
  [
    'for those who save data',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  ],
] as const) {
  test(`${who}, native pickers are used and antd is not loaded`, async ({ page, site }) => {
    await prepare(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await editProfile(page, site, amina);
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Country', { exact: true }).locator('option')).not.toHaveCount(0);
    expect(requested.filter((url) => url.includes('SearchSelect'))).toEqual([]);
  });
}
