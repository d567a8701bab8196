import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';

const caption = 'Grades by mentee and task';
const cells = (page: Page) => page.getByRole('table', { name: caption }).getByRole('cell');

/** Returns which part of the focused element is uncovered, from 0 to 1. */
const uncovered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element) return 0;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hits = [0.05, 0.5, 0.95].flatMap((x) =>
      [0.05, 0.5, 0.95].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    return hits.filter((hit) => hit && element.contains(hit)).length / hits.length;
  });

test('a mentor moves through the gradebook by keyboard, opens work and returns to its cell', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 820, height: 600 });
  await beLoggedIn(page, site, ngozi);
  await page.goto(paths.mentees);
  const keys = keyboard(page);
  await keys.press(page.getByRole('link', { name: 'Gradebook' }));
  await keys.to(page.getByRole('region', { name: caption }));

  // Sticky row and column cover no focused cell, forwards and backwards.
  for (const [key, steps] of [
    ['Tab', 40],
    ['Shift+Tab', 20],
  ] as const) {
    for (let step = 0; step < steps; step += 1) {
      await keys.key(key);
      expect(await uncovered(page), `${key}, step ${step}`).toBe(1);
    }
  }

  const work = cells(page).getByRole('link', { name: 'Not graded' });
  await keys.to(work);
  const cell = page.locator(':focus');
  const address = (await cell.getAttribute('href')) ?? '';
  await keys.key('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell).toHaveAttribute('href', address);
  expect(await uncovered(page)).toBe(1);
});
