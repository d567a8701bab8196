import type { Locator, Page } from '@playwright/test';
import { addStyles } from '../../support/page/addStyles.ts';
import { beLoggedIn } from '../support/account.ts';
import { findings, layAxe } from '../support/sweeps/axe.ts';
import { look, phonePhoto, place } from '../support/phonePhoto.ts';
import { expect, test } from '../support/site.ts';
import { watch } from '../support/watch.ts';

const password = 'akada-2021';

for (const [what, width, bytes] of [
  ['of 4.9 MB', 4000, 4.9 * 1024 * 1024],
  ['that the service would take as it is', 400, 60_000],
] as const) {
  test(`a phone photo ${what} arrives upright, square, small and without its location`, async ({
    page,
    site,
  }) => {
    const gift = { email: 'gift@akada.example', password };
    await beLoggedIn(page, site, gift);
    await page.goto('/dashboard/mentee/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const photo = await phonePhoto(page, width, bytes);
    expect(photo.includes(place)).toBe(true);
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /(Add a|Change) photo/ }).click();
    await (await picker).setFiles({ name: 'gift.jpg', mimeType: 'image/jpeg', buffer: photo });

    await expect(page.getByText('gift.jpg file uploaded successfully')).toBeVisible();
    const picture = page.getByRole('button', { name: 'Your account' }).locator('img');
    const [stored] = site.rows<{ photo: string }>('SELECT photo FROM users WHERE email = ?', [
      gift.email,
    ]);
    await expect(picture).toHaveAttribute('src', new RegExp(`${stored?.photo}$`));
    const seen = await look(page, (await picture.getAttribute('src')) ?? '');
    expect(seen).toMatchObject({ top: 'red', bottom: 'blue' });
    expect(seen.width).toBe(seen.height);
    expect(seen.bytes).toBeLessThanOrEqual(204_800);
    expect(seen.words).not.toContain('Lagos');
  });
}

test('pictures of another kind, or too large, are refused before they cost data', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, { email: 'rita@akada.example', password });
  await page.goto('/dashboard/mentee/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const input = page.getByLabel('Profile photo');
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.alloc(10) });
  await expect(page.getByText('Only JPG or PNG files are supported')).toBeVisible();
  const tooLarge = Buffer.alloc(5 * 1024 * 1024);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooLarge });
  await expect(
    page.getByText("That's way too large! Try using something smaller than 5MB"),
  ).toBeVisible();
  const broken = Buffer.alloc(300_000);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: broken });
  await expect(
    page.getByText('We could not read this picture. Try another picture.'),
  ).toBeVisible();
  const sent = (await site.requests()).filter(({ path }) => path.endsWith('upload_profile_photo'));
  expect(sent.filter(({ status }) => status !== 201 && status !== 200)).toEqual([]);
});

test('each wrong field shows its error, and the corrected profile is stored', async ({
  page,
  site,
}) => {
  const wale = { email: 'wale@akada.example', password };
  await page.setViewportSize({ width: 390, height: 800 });
  await beLoggedIn(page, site, wale);
  await page.goto('/dashboard/mentee/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();

  const wrong: [label: string, value: string, message: string][] = [
    ['First name', '', 'Please input your first name!'],
    ['First name', 'W'.repeat(65), 'Must be 64 characters or less'],
    ['Last name', ' ', 'Please input your last name!'],
    ['Last name', 'S'.repeat(65), 'Must be 64 characters or less'],
    ['Date of birth', '', 'Please input your date of birth!'],
    ['Date of birth', '1899-12-31', 'Please input a real date!'],
    ['Date of birth', `${new Date().getFullYear() - 2}-01-01`, 'Too young to be on the platform'],
    ['Phone number', '', 'Please input your phone number!'],
    ['Phone number', '12', 'Invalid phone number. Valid phone number sample +2347063644568'],
    ['Description', '', 'Please input your description!'],
    ['Description', 'd'.repeat(129), 'Must be 128 characters or less'],
  ];
  const save = page.getByRole('button', { name: 'Save profile' });
  for (const [label, value, message] of wrong) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(value);
    await save.click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(before);
  }

  const technology = page.getByLabel('Technologies');
  await technology.fill('t'.repeat(33));
  await technology.press('Enter');
  await save.click();
  await expect(page.getByText('Each technology must be 32 characters or less')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${'t'.repeat(33)}` }).click();

  // They cannot be left empty.
  for (const label of ['Country', 'Gender']) {
    const nothing = page.getByLabel(label, { exact: true }).locator('option[value=""]');
    await expect(nothing).toHaveCount(0);
  }
  await page.getByLabel('State').selectOption('');
  await save.click();
  await expect(page.getByText('Please input your state!')).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana');
  await page.getByLabel('State').fill('');
  await save.click();
  await expect(page.getByText('Please input your state!')).toBeVisible();
  await page.getByLabel('State').fill('Volta');
  await page.getByLabel('Phone number').fill('233 24 123 4567');
  await page.getByLabel('Country code').selectOption('GH');
  await page.getByLabel('Phone number').fill('024 123 4567');
  await save.click();

  await expect(page.getByText('Profile succesfully updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  expect(
    site.rows('SELECT country, city, phoneNumber FROM users WHERE email = ?', [wale.email]),
  ).toEqual([{ country: 'Ghana', city: 'Volta', phoneNumber: '+233241234567' }]);
  const puts = (await site.requests()).filter(({ method }) => method === 'PUT');
  expect(puts).toEqual([{ method: 'PUT', path: '/api/profile', status: 200 }]);
});

for (const somebody of [
  { who: 'somebody else', answer: {} },
  // Only the user's own incomplete profile opens its editor automatically.
  { who: 'somebody else, incomplete', answer: { description: null, city: null } },
]) {
  test(`the profile of ${somebody.who} can be read, not changed`, async ({ page, site }) => {
    await page.route('**/api/profile', async (route) => {
      const response = await route.fetch();
      const json: unknown = await response.json();
      const id = '0123456789abcdef01234567';
      await route.fulfill({ response, json: Object.assign({}, json, somebody.answer, { id }) });
    });
    await beLoggedIn(page, site, { email: 'mentee@akada.example', password });
    await page.goto('/dashboard/mentee/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible();
    await expect(page.getByRole('button', { name: /edit profile|photo/i })).toHaveCount(0);
    await expect(page.getByRole('form')).toHaveCount(0);
    const written = (await site.requests()).filter(({ method }) => method === 'PUT');
    expect(written).toEqual([]);
  });
}

/** Presses like a finger, in an engine without scroll anchoring. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await addStyles(page, '* { overflow-anchor: none !important }');
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
}

const tags = (page: Page) => page.getByRole('button', { name: /^Remove / });

const amina = { email: 'mentee@akada.example', password };

test('on a desktop, countries, states and dial codes can be searched', async ({ page, site }) => {
  const seen = await watch(page, site.origin);
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard/mentee/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  // The searchable select has no `option` elements.
  await expect(country.locator('option')).toHaveCount(0);
  await expect(page.getByTitle('Nigeria', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'State' }).fill('bauc');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Bauchi').first()).toBeVisible();
  // Matches at the start precede others, such as Afghanistan.
  await country.fill('gha');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Ghana').first()).toBeVisible();
  await country.fill('cote');
  await expect(page.getByTitle('Côte d’Ivoire')).toBeVisible();
  await layAxe(page);
  expect(await findings(page, 'all')).toEqual([]);
  await page.getByTitle('Côte d’Ivoire').click();
  // A state of Nigeria does not carry over to another country.
  await page.getByLabel('State').fill('Abidjan');
  await page.getByRole('combobox', { name: 'Country code' }).fill('ivoire');
  await page.keyboard.press('Enter');
  await page.getByLabel('Phone number').fill('0701234567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile succesfully updated')).toBeVisible();
  expect(
    site.rows('SELECT country, city, phoneNumber FROM users WHERE email = ?', [amina.email]),
  ).toEqual([{ country: 'Côte d’Ivoire', city: 'Abidjan', phoneNumber: '+225701234567' }]);
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
    await beLoggedIn(page, site, amina);
    await page.goto('/dashboard/mentee/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Country', { exact: true }).locator('option')).not.toHaveCount(0);
    expect(requested.filter((url) => url.includes('SearchSelect'))).toEqual([]);
  });
}

test.describe('the page does not move under a press', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('tapping a suggestion adds the typed word and the suggestion as tags', async ({
    page,
    site,
  }) => {
    await beLoggedIn(page, site, { email: 'incomplete@akada.example', password });
    await page.goto('/dashboard/mentee/profile');
    await page.getByLabel('Technologies').fill('Rust');
    await pressSlowly(page, page.getByRole('button', { name: 'Add React' }));
    await expect(tags(page)).toHaveCount(2);
    await expect(tags(page).first()).toHaveAccessibleName('Remove Rust');
    await expect(tags(page).last()).toHaveAccessibleName('Remove React');
    await expect(page.getByLabel('Technologies')).toHaveValue('');
  });

  test('a typed technology survives a blur, a late suggestion and a key press', async ({
    page,
    site,
  }) => {
    await beLoggedIn(page, site, { email: 'incomplete@akada.example', password });
    await page.goto('/dashboard/mentee/profile');
    await page.getByLabel('Technologies').fill('Rust');
    // All in one task, as some engines and assistive tools do it, without a frame in between.
    await page.getByRole('button', { name: 'Add React' }).evaluate((suggestion) => {
      if (!(suggestion instanceof HTMLElement)) return;
      suggestion.focus();
      suggestion.click();
    });
    await expect(tags(page)).toHaveCount(2);
    await page.getByLabel('Technologies').fill('Go');
    await page.keyboard.press('Tab');
    await expect(tags(page)).toHaveCount(3);
    await expect(tags(page).last()).toHaveAccessibleName('Remove Go');
    await expect(page.getByLabel('Technologies')).toHaveValue('');
  });

  test('the first press of “Save profile” saves a technology that is still being typed', async ({
    page,
    site,
  }) => {
    const tunde = { email: 'incomplete@akada.example', password };
    await beLoggedIn(page, site, tunde);
    await page.goto('/dashboard/mentee/profile');
    await page.getByLabel('Date of birth').fill('2004-05-06');
    await page.getByLabel('State').selectOption('Lagos');
    await page.getByLabel('Phone number').fill('0803 123 4567');
    await page.getByLabel('Description').fill('I repair radios.');
    await page.getByLabel('Technologies').fill('Rust');
    await pressSlowly(page, page.getByRole('button', { name: 'Save profile' }));
    await expect(page.getByText('Profile succesfully updated')).toBeVisible();
    expect(site.rows('SELECT technologies FROM users WHERE email = ?', [tunde.email])).toEqual([
      { technologies: '["Rust"]' },
    ]);
  });
});
