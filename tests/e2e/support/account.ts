import { expect, type Page } from '@playwright/test';
import { storeLogin } from '../../support/browser.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Finds the open registration form. */
export const registration = (page: Page) => ({
  write: async ({ firstName, lastName, email, password }: Person) => {
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
  },
  expectFilled: async ({ firstName, lastName, email, password }: Person) => {
    await expect(page.getByLabel('First name')).toHaveValue(firstName);
    await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expect(page.getByLabel('Confirm password')).toHaveValue(password);
  },
  send: () => page.getByRole('button', { name: 'get started' }).click(),
});

/** Types a login and sends it, on the login page or in the dialog of an ended session. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const dialog = page.getByRole('dialog', { name: 'Log in again to continue' });
  const form = (await dialog.isVisible()) ? dialog : page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Stores a login of an earlier visit on the device; call it before the first page. */
export const beLoggedIn = (
  page: Page,
  { origin }: { origin: string },
  { email }: Pick<Person, 'email'>,
): Promise<void> => storeLogin(page.context(), origin, email);
