import type { Page } from '@playwright/test';
import { amina, ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, test } from '../support/site.ts';

/**
 * These tests watch the requests of the first login on a device, while the user types and
 * afterwards.
 */

/** Records a page's requests: files without their hashes, and reads with their tokens. */
function watch(page: Page) {
  const files: string[] = [];
  const reads: { path: string; address: string; token: string }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname.replace(/-[\w-]{8}\./, '.'));
    else if (/^\/api\/(?!photos)/.test(pathname) && request.method() === 'GET')
      reads.push({
        path: pathname,
        address: pathname + search,
        token: request.headers()['authorization'] ?? '',
      });
  });
  return { files, reads };
}

async function expectParallelReads(page: Page, person: typeof amina, paths: readonly string[]) {
  const { reads } = watch(page);
  const profile = await holdCode(page, '**/api/profile');
  await page.goto('/login', { waitUntil: 'networkidle' });
  await logIn(page, person);
  const read = () => reads.map(({ path }) => path);
  await expect.poll(read).toEqual(expect.arrayContaining(['/api/profile', ...paths]));
  profile.letGo();
  await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const addresses = reads.map(({ address }) => address);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  const token = await page.evaluate(() => localStorage.getItem('akada_token'));
  expect(new Set(reads.map((request) => request.token))).toEqual(new Set([`Bearer ${token}`]));
}

test('a mentee’s first requests run in parallel, none of them twice', async ({ page }) => {
  await expectParallelReads(page, amina, ['/api/tasks', '/api/profile/mentors']);
});

test('a mentor’s first requests run in parallel, none of them twice', inSweep, async ({ page }) => {
  await expectParallelReads(page, ngozi, ['/api/profile/mentees', '/api/mentors/submissions']);
});

test('typing the first character of a login loads the dashboard’s code', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const { files } = watch(page);
  await page.getByLabel('Email').focus();
  await page.waitForLoadState('networkidle');
  expect(files).not.toContain('/assets/area.js');
  await page.keyboard.type('m');
  await expect
    .poll(() => files)
    .toEqual(expect.arrayContaining(['/assets/area.js', '/assets/mentee.js']));
});

test('with data saving, no code loads in advance', inSweep, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('akada_save-data', 'on'));
  await page.goto('/login', { waitUntil: 'networkidle' });
  const { files } = watch(page);
  const held = await holdCode(page, '**/api/auth/login');
  const sent = page.waitForRequest('**/api/auth/login');
  await logIn(page, amina);
  await sent;
  expect(files).not.toContain('/assets/area.js');
  held.letGo();
  await expect(page.getByRole('rowheader').nth(2)).toBeVisible();
});
