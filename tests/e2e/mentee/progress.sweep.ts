import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toCertificate } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, beLoggedIn, logIn } from '../support/account.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, type Site, test } from '../support/site.ts';
import { fillTrack, sendIn, tasksOf } from '../support/tasks.ts';

/** A mentee’s progress, the next step, and the certificate. */

const aminaId = starterId('person', 'amina');
const web = starterId('track', 'web');

const grade = (site: Site, where: string, percentage: number) =>
  site.rows(
    `UPDATE submissions SET gradePercentage = ?, mentorComment = 'Well done.'
     WHERE menteeId = ? AND ${where} RETURNING id`,
    [percentage, aminaId],
  );

function gradeAll(site: Site): void {
  sendIn(
    site,
    tasksOf(site, 'web').filter(({ sentIn }) => !sentIn),
  );
  grade(site, 'gradePercentage IS NULL', 91);
}

const next = (page: Page) => page.getByRole('region', { name: 'Your next step' });

test.describe('a finished track', () => {
  // Print is light in dark mode too.
  test.use({ colorScheme: 'dark' });

  test('its certificate is printed on one page with any names', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    fillTrack(site, 'web', 30);
    gradeAll(site);
    await page.goto('/login');
    await logIn(page, amina);
    await expect(next(page)).toContainText('Get your certificate');
    await next(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Amina Bello' })).toBeVisible();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    const print = async () =>
      readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    // A printer may have another paper size and its own margins.
    const pagesOn = async (format: 'A4' | 'Letter', margin: string) => {
      const sides = { top: margin, right: margin, bottom: margin, left: margin };
      return readPdf(await page.pdf({ format, margin: sides, printBackground: true })).pages;
    };
    const expectOnePage = async () => {
      for (const format of ['A4', 'Letter'] as const) {
        expect(await pagesOn(format, '0')).toBe(1);
        expect(await pagesOn(format, '12mm')).toBe(1);
      }
    };

    const plain = await print();
    expect(plain.pages).toBe(1);
    await expectOnePage();
    // A4, upright, in the visit that began at the login.
    expect(plain.paper).toBe('595 × 842');
    expect(plain.words).toContain('AminaBello');
    expect(plain.words).toContain('Webdevelopment');
    expect(plain.words).toContain('NgoziOkafor');
    expect(plain.words).toContain('92.5%');
    expect(plain.words).not.toContain('Dashboard');

    await test.step('the certificate fits the longest names and titles', async () => {
      const long = 'Oluwaseunfunmilayo Chukwuemeka Adekunle Babatunde Olorunfemi Abi';
      site.rows('UPDATE users SET firstName = ?, lastName = ? WHERE id = ? RETURNING id', [
        long,
        long.replaceAll(' ', 'o'),
        aminaId,
      ]);
      const title = 'BUILD THE WHOLE FRONT PAGE OF A LIBRARY 😀 '.repeat(7).slice(0, 256);
      site.rows('UPDATE tasks SET title = ? WHERE trackId = ? RETURNING id', [title, web]);
      site.rows('UPDATE tracks SET title = ? WHERE id = ? RETURNING id', [title, web]);
      await page.reload();
      await expect(page.getByText(/^completed all 30 tasks/)).toBeVisible();
      const { pages, paper, words } = await print();
      expect([pages, paper]).toEqual([1, '595 × 842']);
      await expectOnePage();
      expect(words).toContain(long.replaceAll(' ', ''));
      expect(words.match(/91%/g)).toHaveLength(27);
      expect(words).toContain('Madefrom');
      // As high as the paper.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      const sheet = page.getByRole('article');
      expect(
        await sheet.evaluate((one) => {
          const inside = one.querySelector('div');
          return inside !== null && inside.scrollHeight <= inside.clientHeight;
        }),
      ).toBe(true);
      await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  });

  test('its pictures are drawn on the device, then shared or saved', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) => {
          document.body.setAttribute('data-shared', files.map(({ name }) => name).join());
        },
      });
    });
    gradeAll(site);
    await beLoggedIn(page, site, amina);
    await page.goto(toCertificate('web', web));
    const paper = page.getByRole('article');
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 250, 240)');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your certificate' });
    const preview = dialog.getByRole('img', {
      name: 'Certificate of completion: Amina Bello, Web development',
    });

    for (const [shape, width] of [
      ['Square', 1080],
      ['Wide', 1920],
    ] as const) {
      await dialog.getByRole('radio', { name: shape }).check();
      await expect
        .poll(() =>
          preview.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]),
        )
        .toEqual([width, 1080]);
      const name = `akada-web-development-amina-bello-${shape.toLowerCase()}.png`;
      await dialog.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', name);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save the picture' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(name);
      const png = await readFile(await file.path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, 1080]);
      await expect(dialog.getByText(/^The picture is in your downloads/)).toBeVisible();
    }
    // The drawing code loads with the tap, and no server draws the picture.
    expect(loaded.some((url) => url.endsWith('.js'))).toBe(true);
    expect(loaded.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});
