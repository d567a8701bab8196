import { readFile } from 'node:fs/promises';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, logIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';
import { findings, layAxe } from '../support/sweeps/axe.ts';
import { expectQuiet, watch } from '../support/watch.ts';

const hostile = '</style></title>--><IMG SRC=x ONERROR=pwned()> & "A PAGE"';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

test('a mentee makes a page of hostile work that is safe and valid', async ({
  page,
  context,
  site,
}) => {
  site.rows('UPDATE tasks SET title = ? WHERE id = ? RETURNING id', [
    hostile,
    starterId('task', 'web-price-list'),
  ]);
  site.rows('UPDATE submissions SET taskUrl = ? WHERE taskId = ? RETURNING id', [
    'javascript:pwned()',
    starterId('task', 'web-recipe'),
  ]);
  const seen = await watch(page, site.origin);
  // The policy of this page stays for the whole visit.
  await page.goto('/login');
  await logIn(page, amina);
  await page.getByRole('navigation').getByRole('link', { name: 'Tracks' }).tap();
  await page.getByRole('link', { name: 'Web development' }).tap();
  await page.getByText('More', { exact: true }).tap();
  await page.getByRole('button', { name: 'Make my first page' }).tap();
  const dialog = page.getByRole('dialog', { name: 'My first page' });
  await dialog.getByLabel('About you').fill(`${hostile}\n\nẸ káàbọ̀ 😀`);
  await dialog.getByRole('button', { name: 'Preview' }).tap();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Hello, I am Amina');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(91, 63, 196)');
  await expect(preview.getByText('ONERROR=pwned()').first()).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).tap();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('index.html');
  expectQuiet(seen);
  expect(seen.foreign).toEqual([]);

  const html = await readFile(await file.path(), 'utf8');
  const own = await context.newPage();
  const requests: string[] = [];
  own.on('request', (request) => requests.push(request.url()));
  await own.route('https://amina.example/', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await own.goto('https://amina.example/');
  await expect(own.getByText('Ẹ káàbọ̀ 😀')).toBeVisible();
  expect(await own.getByRole('link').count()).toBeGreaterThan(0);
  for (const link of await own.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https?:/);
  }
  expect(requests).toEqual(['https://amina.example/']);
  const problem = await own.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent ?? '',
    html,
  );
  expect(problem).toBe('');
  for (const colorScheme of ['light', 'dark'] as const) {
    await own.emulateMedia({ colorScheme });
    await layAxe(own);
    expect(await findings(own, 'all')).toEqual([]);
  }
  const width = await own.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
