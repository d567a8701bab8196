import type { Locator, Page } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/** Undoes until the field has a text again, as a user presses the keys. */
async function undoTo(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  for (let press = 0; press < 3 && (await field.inputValue()) !== text; press += 1) {
    await page.keyboard.press('Control+z');
  }
  await expect(field).toHaveValue(text);
}

test('a mentee can undo a corrected link', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await page.goto(`/dashboard/pending-task/submit/${starterId('task', 'web-first-repo')}`);
  const field = page.getByLabel('Link to your work');
  for (const typed of [
    'My work: amina.github.io/a',
    'https://github.com/amina/first/settings/pages',
    'https//amina.github.io/a',
  ]) {
    await field.fill('');
    await field.pressSequentially(typed);
    await page.getByRole('button', { name: 'Use this link' }).click();
    await expect(field).not.toHaveValue(typed);
    await undoTo(page, field, typed);
  }
});

test('a mentor can undo what a button wrote into the comment', async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await page.getByRole('button', { name: 'Review next' }).click();
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.pressSequentially('Good.');
  await page.getByRole('button', { name: 'Add a point to mend' }).click();
  await expect(field).not.toHaveValue('Good.');
  await undoTo(page, field, 'Good.');
});
