import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, inSweep, test } from '../support/site.ts';

/** The mentor's gradebook. */

const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };

const grid = (page: Page) => page.getByRole('grid', { name: 'Grades by mentee and task' });

/** Ngozi's ungraded submissions. */
const waiting = `FROM submissions JOIN users ON users.id = mentorId
  WHERE users.email = ? AND coalesce(gradePercentage, 0) = 0`;

test('a mentor sorts the gradebook, opens work and returns to its cell by keyboard', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto(paths.mentees);
  const keys = keyboard(page);
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Gradebook' }));
  const mean = grid(page).getByRole('button', { name: 'Average' });
  await keys.to(grid(page).getByRole('link').first());
  await keys.key('Control+Home');
  for (let step = 0; step < 3; step += 1) await keys.key('ArrowRight');
  await expect(mean).toBeFocused();
  await keys.key('Enter');
  await expect(page).toHaveURL(/sort=mean/);

  // Along the last row to ungraded work. Sticky rows and columns never cover the focus.
  await keys.key('PageDown');
  await keys.key('PageDown');
  await keys.key('ArrowUp');
  await keys.key('ArrowUp');
  await keys.key('Home');
  const cell = page.locator(':focus');
  for (
    let steps = 0;
    (await cell.getAttribute('aria-label'))?.includes('not graded') !== true;
    steps += 1
  ) {
    expect(steps).toBeLessThan(40);
    await keys.key('ArrowRight');
  }
  const id = await cell.getAttribute('data-cell');
  await keys.key('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The dialog removes its history entry, perhaps after it has closed.
  await expect(async () => {
    if (!page.url().includes(paths.gradebook)) await page.goBack();
    await expect(grid(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(grid(page).locator('[tabindex="0"]')).toHaveAttribute('data-cell', id ?? '');
  await expect(grid(page).locator('[tabindex="0"]')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'a mentor opens the gradebook and a submission by touch',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, ngozi);
      await page.goto(paths.mentees);
      await page.getByRole('main').getByRole('link', { name: 'Gradebook' }).tap();
      const list = page.getByRole('list', { name: 'Grades by mentee and task' });
      await page.getByLabel('Order', { exact: true }).selectOption('-waiting');
      await list.locator('summary').first().tap();
      const link = list.getByRole('link').first();
      const task = await link.textContent();
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await sideways()).toBe(false);
      await link.tap();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: task ?? '' }),
      ).toBeVisible();
    },
  );
});

test(
  'a spreadsheet program reads the exported gradebook as shown on the screen',
  inSweep,
  async ({ page, site }) => {
    test.skip(
      spawnSync('ssconvert', ['--version']).error !== undefined,
      'gnumeric is not installed on this machine',
    );
    await beLoggedIn(page, site, ngozi);
    await page.goto(`${paths.gradebook}?sort=-name`);
    await expect(grid(page)).toBeVisible();
    const names = await grid(page).getByRole('rowheader').allTextContents();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as spreadsheet' }).click();
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toMatch(/^gradebook-\d{4}-\d\d-\d\d\.csv$/);
    const read = `${file}.txt`;
    execFileSync(
      'ssconvert',
      ['--import-type=Gnumeric_stf:stf_csvtab', '--export-type=Gnumeric_stf:stf_csv', file, read],
      { stdio: 'ignore' },
    );
    const lines = readFileSync(read, 'utf8').trim().split('\n');
    expect(lines[0]).toMatch(/^Mentee,To grade,Submitted,Average,/);
    // The last two are the feet of the table.
    expect(lines.slice(1).map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual(
      names.slice(0, -2),
    );
    const [{ count } = { count: 0 }] = site.rows<{ count: number }>(
      `SELECT count(*) AS count ${waiting}`,
      [ngozi.email],
    );
    expect(lines.join().match(/Not graded since/g)).toHaveLength(count);
  },
);

test(
  'the printed gradebook has all mentees and tasks in tables that fit the paper',
  inSweep,
  async ({ page, site }) => {
    await beLoggedIn(page, site, ngozi);
    await page.goto(paths.gradebook);
    await expect(grid(page)).toBeVisible();
    const names = await grid(page).getByRole('rowheader').allTextContents();
    const tasks = await grid(page).getByRole('columnheader').allTextContents();
    const printed = readPdf(await page.pdf({ format: 'A4' }));
    // Fonts have a letter of their own for f and i.
    const words = printed.words.normalize('NFKC');
    for (const name of [...names, ...tasks.slice(4)])
      expect(words).toContain(name.replaceAll(/\s/g, ''));
    expect(words).not.toMatch(/Saveforaspreadsheet|Dashboard|Arrowkeys/);
    // The page is restored.
    await expect(grid(page)).toBeVisible();
  },
);
