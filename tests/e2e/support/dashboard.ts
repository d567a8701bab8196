import { expect, type Locator, type Page } from '@playwright/test';

/** Completes the profile that one is led to. */
export async function completeProfile(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1999-10-30');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Country', { exact: true }).selectOption('Nigeria');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('Phone number').fill('0803 123 4567');
  await page.getByRole('button', { name: 'Add React' }).click();
  await page.getByLabel('Description').fill('I learn in the evenings, after work.');
  await page.getByRole('button', { name: 'Save profile' }).click();
}

/** The enroll dialog. */
export function wizard(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Enroll in a track' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const confirm = () =>
    page
      .getByRole('alertdialog', { name: 'Are you sure？' })
      .getByRole('button', { name: 'Yes', exact: true })
      .click();
  return {
    dialog,
    press,
    confirm,
    /** The chosen card of a list of three a page, turning the pages until it is there. */
    choose: async (name: string) => {
      const card = dialog.getByRole('radio', { name });
      const next = dialog.getByRole('button', { name: 'Next page' });
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      while (!(await card.isVisible())) await next.click();
      await card.check();
    },
  };
}

/** A row of a table by a part of its words. */
export const row = (within: Page | Locator, words: string): Locator =>
  within.getByRole('row').filter({ hasText: words });
