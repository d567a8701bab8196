import { paths } from '../../../src/paths.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** How tall each account page may be on a phone, in pixels, with header and footer. */
const most: readonly (readonly [path: string, height: number])[] = [
  [paths.login, 900],
  [paths.register, 1220],
  [paths.draftForm, 1090],
  [paths.emailSent, 900],
  [paths.confirmEmail, 900],
  [paths.forgotPassword, 900],
  [paths.resetPassword, 900],
];

test('the login and its footer are at most 1210 px tall on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThanOrEqual(1210);
});

for (const [path, height] of most) {
  test(`${path} is at most ${height} px tall on a phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(height);
  });
}
