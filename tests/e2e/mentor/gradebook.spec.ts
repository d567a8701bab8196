import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { beLoggedIn, ngozi } from '../support/account.ts';
import { settled } from '../support/dialogs.ts';
import { keyboard } from '../support/keyboard.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, inSweep, test } from '../support/site.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Grades by mentee and task' });

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
  await expect(grid(page).getByRole('columnheader', { name: 'Average' })).toHaveAttribute(
    'aria-sort',
    /./,
  );

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
  await settled(page, 0);
  if (!page.url().includes(paths.gradebook)) await page.goBack();
  await expect(grid(page).locator('[tabindex="0"]')).toHaveAttribute('data-cell', id ?? '');
  await expect(grid(page).locator('[tabindex="0"]')).toBeInViewport();
});

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
