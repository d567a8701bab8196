import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountPages, publicPages } from '../../../src/app/routes.ts';
import { paths } from '../../../src/paths.ts';
import { amina, ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { addressesOf, addressOf } from '../support/addresses.ts';
import { isAlive } from '../support/alive.ts';
import { root } from '../support/server.ts';
import { expect, inSweep, inSweepIf, test } from '../support/site.ts';
import { leaks, watch, type Watched } from '../support/watch.ts';

test.use({ serviceWorkers: 'allow' });

function expectNoViolation(report: Watched): void {
  expect(report.violations).toEqual([]);
  expect(report.console.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  expect(report.noise).toEqual([]);
}

async function openAll(page: Page, pages: readonly string[]): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    // The first input hydrates a public page.
    await page.keyboard.press('Shift');
    await page.waitForFunction(isAlive);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
}

test('built pages allow one inline script by its hash, and have no handlers, javascript: addresses or style attributes', async () => {
  const folder = join(root, process.env['SITE_DIR'] ?? 'dist');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThanOrEqual(publicPages.length + accountPages.length);
  for (const name of files) {
    const html = await readFile(join(folder, name), 'utf8');
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi)];
    expect(inline, name).toHaveLength(1);
    const [[, boot = ''] = []] = inline;
    const hash = createHash('sha256').update(boot).digest('base64');
    const [beforeScripts = ''] = html.split(/<script/i);
    expect(beforeScripts, name).toContain(`content="script-src 'self' 'sha256-${hash}';style-src`);
    expect(html.match(/<script[^>]*\ssrc=[^>]*>\s*[^<\s]/i), name).toBeNull();
    expect(html, name).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(html, name).not.toMatch(/javascript:/i);
    expect(html, name).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  }
});

test('every response and the hosts’ file have a strict policy', async ({ request }) => {
  const headersFile = await readFile(
    join(root, process.env['SITE_DIR'] ?? 'dist', '_headers'),
    'utf8',
  );
  for (const path of ['/', '/login', '/dashboard/track', '/no-such', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types dompurify worker");
    const closed = ['object-src', 'media-src', 'base-uri', 'frame-ancestors'];
    for (const part of closed.map((name) => `${name} 'none'`)) {
      expect(policy).toContain(part);
    }
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const refused = headers['permissions-policy']?.split(',') ?? [];
    for (const feature of ['camera', 'microphone', 'geolocation', 'midi', 'display-capture']) {
      expect(refused).toContain(`${feature}=()`);
    }
    // A long list goes out of date, because browsers add and remove names.
    expect(refused.length).toBeLessThanOrEqual(12);
    const [everywhere = ''] = headersFile.split('\n/sw.js');
    const headerLines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
    expect(headerLines).toHaveLength(7);
    for (const [, name = '', value] of headerLines) {
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
  }
});

for (const path of ['/', '/login', '/none', '/dashboard']) {
  test(
    `${path} applies only the styles of its build`,
    inSweepIf(path !== '/dashboard'),
    async ({ page, site }) => {
      const report = await watch(page, site.origin);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(report.violations).toEqual([]);
      const font = await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'html { font-size: 1px !important }';
        document.head.append(style);
        const injected = document.createElement('p');
        injected.setAttribute('style', 'font-size: 1px');
        document.body.append(injected);
        return [document.documentElement, injected].map(
          (element) => getComputedStyle(element).fontSize,
        );
      });
      expect(font).toEqual(['16px', '16px']);
      await expect
        .poll(() => report.violations)
        .toEqual(['style-src-elem inline', 'style-src-attr inline']);
    },
  );
}

test('public and account pages comply with the policy', inSweep, async ({ page, site }) => {
  const report = await watch(page, site.origin);
  await openAll(page, [...publicPages, ...accountPages].map(addressOf));
  await page.goto('/about#%E0%A4%A');
  await page.goto('/');
  await page.getByRole('heading', { name: 'In their own words' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next' }).first()).toBeVisible();
  expectNoViolation(report);
  expect(leaks(report)).toEqual([]);
});

test(
  'a mentee’s photo, notices, course and video comply with the policy',
  inSweep,
  async ({ page, site }) => {
    const report = await watch(page, site.origin);
    await page.goto('/login');
    await logIn(page, amina);
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = await page.evaluate(() => localStorage.getItem('akada_token'));
    await openAll(page, addressesOf('mentee'));

    const canvas = await page.evaluate(() => document.createElement('canvas').toDataURL());
    const picture = Buffer.from(canvas.slice(canvas.indexOf(',') + 1), 'base64');
    await page.goto(paths.menteeProfile);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page
      .getByLabel('Profile photo')
      .setInputFiles({ name: '<img onerror=x>.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('<img onerror=x>.png file uploaded successfully')).toBeVisible();

    // Only antd's list, whose styles the build leaves out, has titles.
    await expect(page.getByTitle('Nigeria', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Country', exact: true }).fill('ghan');
    await expect(page.getByTitle('Ghana')).toBeVisible();
    await page.keyboard.press('Escape');

    // Courses support these video hosts.
    const frames: string[] = [];
    await page.route(/youtube-nocookie\.com|vimeo\.com/, async (route) => {
      frames.push((await route.request().allHeaders())['referer'] ?? '');
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The video' });
    });
    const newest = 'SELECT id FROM courses ORDER BY rowid DESC LIMIT 3';
    const [first, second, third] = site.db.all<{ id: string }>(newest);
    for (const [course, address] of [
      [first, 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9'],
      [second, 'https://vimeo.com/76979871'],
      [third, 'https://vimeo.com/showcase/3253534'],
    ] as const) {
      site.db.run('UPDATE courses SET playlistUrl = ?', [address]);
      await page.goto(`/dashboard/course/x/${course?.id}`);
      await page.getByRole('main').getByRole('button', { name: 'Play here' }).click();
      await expect(page.frameLocator('main iframe').getByText('The video')).toBeVisible();
      await expect(page.locator('main iframe')).toHaveAttribute('sandbox', /allow-scripts/);
    }
    expect(frames).toEqual([`${site.origin}/`, `${site.origin}/`, `${site.origin}/`]);
    expectNoViolation(report);
    expect(report.console.join('\n')).not.toContain(token ?? '-');
  },
);

test(
  'a mentor’s grading, notices, search and bell comply with the policy',
  inSweep,
  async ({ page, site }) => {
    const report = await watch(page, site.origin);
    await page.goto('/login');
    await logIn(page, ngozi);
    await expect(page).toHaveURL(/\/dashboard\/mentor\//);
    await openAll(page, addressesOf('mentor'));
    await page.goto('/dashboard/mentor/tasks-submissions/');
    await page.getByRole('button', { name: 'Review next' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show brief' }).click();
    await dialog
      .getByRole('textbox', { name: 'Comment' })
      .fill('Every price is right, and it reads well.');
    await dialog.getByLabel('Grade (%)', { exact: true }).fill('84');
    await dialog.getByRole('button', { name: 'Send grade', exact: true }).click();
    await expect(page.getByText('Grading success')).toBeVisible();
    await expect(dialog).toBeHidden();
    const search = page.getByRole('searchbox', { name: 'Search submissions' });
    await search.fill('amina');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=amina/);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    expectNoViolation(report);
    expect(leaks(report)).toEqual([]);
  },
);

test('the token from an email reaches only the API', inSweep, async ({ page, site }) => {
  const report = await watch(page, site.origin);
  const email = 'rita@akada.example';
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await site.mails())[0]?.recipient).toBe(email);
  const link = new URL((await site.mails())[0]?.link ?? '');
  const token = link.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(30);

  // These are all requested addresses and referrers, except the link itself.
  const urls: string[] = [];
  const referrers = new Set<string>();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== link.href) urls.push(request.url());
    // The page may close while a request is in flight.
    request.allHeaders().then(
      ({ referer = '' }) => referrers.add(referer),
      () => undefined,
    );
  });
  await page.context().route('https://elsewhere.example/', async (route) => {
    elsewhere.push((await route.request().allHeaders())['referer'] ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto(link.href, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/reset-password`);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);

  // One link leads to another site before the token is used, and one within the site.
  await page.evaluate(() => {
    const out = document.createElement('a');
    out.href = 'https://elsewhere.example/';
    out.target = '_blank';
    out.rel = 'opener';
    document.body.append(out);
    out.click();
  });
  await expect.poll(() => elsewhere).toEqual([`${site.origin}/`]);
  await page.goto(link.href);
  await page
    .getByLabel(/^New password|^Password/)
    .first()
    .fill('a quiet new word');
  await page.getByLabel('Confirm password').fill('a quiet new word');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(`${site.origin}/login`);
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);
  await page.reload({ waitUntil: 'networkidle' });

  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
  expect(await stored()).not.toContain(token);
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
  expect([...referrers].sort()).toEqual(['', `${site.origin}/`]);
  expect(report.console.join('\n')).not.toContain(token);
  expect(report.violations).toEqual([]);
});
