import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { toCertificate } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, type Site, test } from '../support/site.ts';
import { fillTrack, sendIn, tasksOf } from '../support/tasks.ts';

/** These tests cover a mentee’s progress, the next step and the certificate. */

const web = starterId('track', 'web');

const grade = (site: Site, where: string, percentage: number) =>
  site.db.run(
    `UPDATE submissions SET gradePercentage = ?, mentorComment = 'Well done.'
     WHERE menteeId = ? AND ${where}`,
    [percentage, amina.id],
  );

function gradeAll(site: Site): void {
  sendIn(
    site,
    tasksOf(site, 'web').filter(({ sentIn }) => !sentIn),
  );
  grade(site, 'gradePercentage IS NULL', 91);
}

/** Measures the dark green name in a picture, relative to the picture's width. */
const findName = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws nothing');
    pen.drawImage(image, 0, 0);
    const { data: pixels, width } = pen.getImageData(0, 0, image.width, image.height);
    const columns: number[] = [];
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = pixels.subarray(at, at + 3);
      if (red === 10 && green === 68 && blue === 53) columns.push((at / 4) % width);
    }
    const [least, most] = columns.reduce(
      ([low, high], column) => [Math.min(low, column), Math.max(high, column)],
      [width, 0],
    );
    return (most - least) / width;
  }, png.toString('base64'));

/** Measures the name on the screen, relative to the certificate's width. */
const nameOf = (certificate: Locator): Promise<number> =>
  certificate.evaluate((svg) => {
    const name = [...svg.querySelectorAll('text')].find(
      (text) => text.textContent === 'Amina Bello',
    );
    const { width = 0 } = name?.getBoundingClientRect() ?? {};
    return width / svg.getBoundingClientRect().width;
  });

const next = (page: Page) => page.getByRole('region', { name: 'Your next step' });

test.describe('a finished track', () => {
  // Print is light in dark mode too.
  test.use({ colorScheme: 'dark' });

  test('its certificate fits one printed page with any names', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    fillTrack(site, 'web', 30);
    gradeAll(site);
    await page.goto('/login');
    await logIn(page, amina);
    await expect(next(page)).toContainText('Get your certificate');
    await next(page).getByRole('link').click();
    const paper = page.getByRole('img', { name: 'Amina Bello completed all 30 tasks' });
    await expect(paper).toBeVisible();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    const print = async () =>
      readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    // Prints on another paper size with other margins, as a printer may have.
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
    // The paper is A4 in the visit that began at the login.
    expect(plain.paper).toBe('842 × 595');
    expect(plain.words).toContain('AminaBello');
    expect(plain.words).toContain('Webdevelopment');
    expect(plain.words).toContain('NgoziOkafor');
    expect(plain.words).toContain('92.5%');
    expect(plain.words.match(/\d%/g)).toHaveLength(31);
    expect(plain.words).not.toContain('Dashboard');
    expect(plain.words).not.toContain('Tasksandgrades');

    await test.step('the certificate fits the longest names and titles', async () => {
      const long = 'Oluwaseunfunmilayo Chukwuemeka Adekunle Babatunde Olorunfemi Abi';
      site.db.run('UPDATE users SET firstName = ?, lastName = ? WHERE id = ?', [
        long,
        long.replaceAll(' ', 'o'),
        amina.id,
      ]);
      const title = 'BUILD THE WHOLE FRONT PAGE OF A LIBRARY 😀 '.repeat(7).slice(0, 256);
      site.db.run('UPDATE tasks SET title = ? WHERE trackId = ?', [title, web]);
      site.db.run('UPDATE tracks SET title = ? WHERE id = ?', [title, web]);
      await page.reload();
      await expect(page.getByRole('img', { name: 'completed all 30 tasks' })).toBeVisible();
      const { pages, paper: size, words } = await print();
      expect([pages, size]).toEqual([1, '842 × 595']);
      await expectOnePage();
      expect(words).toContain(long.replaceAll(' ', ''));
      expect(words.match(/91%/g)).toHaveLength(27);
      expect(words).toContain('Madefrom');
      await page.emulateMedia({ media: 'print' });
      const ground = page.getByRole('img', { name: 'completed all 30 tasks' }).locator('> rect');
      await expect(ground).toHaveCSS('fill', 'rgb(255, 255, 255)');
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
    // No SVG file may contain this character.
    site.db.run('UPDATE users SET lastName = lastName || char(8) WHERE id = ?', [ngozi.id]);
    await beLoggedIn(page, site, amina);
    await page.goto(toCertificate('web', web));
    await expect(page.getByRole('article')).toBeVisible();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your certificate' });
    const preview = dialog.getByRole('img', { name: /^Certificate of completion/ });
    // The paper is light in dark mode too.
    await expect(preview.locator('> rect')).toHaveCSS('fill', 'rgb(255, 250, 240)');

    for (const [shape, width, height] of [
      ['Tall', 1080, 1440],
      ['Wide', 1697, 1200],
    ] as const) {
      await dialog.getByRole('radio', { name: shape }).check();
      const name = `akada-web-development-amina-bello-${shape.toLowerCase()}.png`;
      await dialog.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', name);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save the picture' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(name);
      const png = await readFile(await file.path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      await expect(dialog.getByText(/^The picture is in your downloads/)).toBeVisible();
      // In a different font the name would have a different width.
      const [drawn, shown] = [await findName(page, png), await nameOf(preview)];
      expect(Math.abs(drawn - shown)).toBeLessThan(0.01);
    }
    // The drawing code loads with the tap, and no server draws the picture.
    expect(loaded.some((url) => url.endsWith('.js'))).toBe(true);
    expect(loaded.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});
