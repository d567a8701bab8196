import type { Page } from '@playwright/test';
import { logIn, registration } from '../support/account.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';

const newcomer = {
  firstName: 'Damilola',
  lastName: 'Ojo',
  email: 'damilola.ojo@akada.example',
  password: 'three quiet words',
};

/** Waits for an email and opens its link from the sandbox's outbox. */
async function openMail(page: Page, site: Site, email: string): Promise<void> {
  await expect
    .poll(async () => (await site.mails()).some(({ recipient }) => recipient === email))
    .toBe(true);
  await page.goto('/api/_sandbox/outbox');
  await page.getByRole('article').filter({ hasText: email }).first().getByRole('link').click();
}

test('the link from the email confirms a registration once', async ({ page, site }) => {
  await page.goto('/register');
  await registration(page).write(newcomer);
  await registration(page).send();
  await expect(page).toHaveURL(/\/email-verification-sent\/?$/);

  await openMail(page, site, newcomer.email);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  // The token has left the address bar.
  await expect(page).toHaveURL(/\/confirm-email$/);

  await openMail(page, site, newcomer.email);
  await expect(page.getByRole('heading', { name: 'Email already verified' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, newcomer);
  await expect(page).toHaveURL(/\/dashboard\/mentee\/profile$/);
  expect(
    (await site.requests()).filter(({ path }) => path === '/api/auth/confirm-email').length,
  ).toBe(2);
});

test(
  'an unconfirmed user requests the email again at the login',
  inSweep,
  async ({ page, site }) => {
    await page.goto('/register');
    await registration(page).write(newcomer);
    // The first email is not sent, because the API fails.
    await site.failNext({
      method: 'POST',
      path: '/api/auth/send-email-confirmation-token',
      times: 1,
      kind: '500',
    });
    await registration(page).send();
    await expect(page.getByText('An error occured')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/login');
    await logIn(page, newcomer);
    await expect(page.getByText('Your email is not confirmed yet')).toBeVisible();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText(`Sent again to ${newcomer.email}.`)).toBeVisible();

    await openMail(page, site, newcomer.email);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  },
);

test(
  'a user replaces a forgotten password with an emailed link',
  inSweep,
  async ({ page, site }) => {
    const email = 'new.mentee@akada.example';
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Request Successful' })).toBeVisible();

    await openMail(page, site, email);
    await page.getByLabel('New password', { exact: true }).fill('a new quiet word');
    await page.getByLabel('Confirm password').fill('another word');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel('Confirm password').fill('a new quiet word');
    await page.getByRole('button', { name: 'Save password' }).click();
    // Checks both at once, because the notice disappears.
    const notice = page.getByRole('status').filter({ hasText: 'Password Reset Successful' });
    await expect(notice).toContainText('You can login into your account with the new password');

    await logIn(page, { email, password: 'a new quiet word' });
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'a second registration shows help and its outcome on a small screen',
  inSweep,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // The first registration succeeds, but its response is lost.
    await site.failNext({ method: 'POST', path: '/api/auth/register', times: 1, kind: '504' });
    await page.goto('/register');
    await registration(page).write(newcomer);
    await registration(page).send();
    await expect(page.getByText('An error occured').first()).toBeVisible();
    await registration(page).send();
    const send = page.getByRole('main').getByRole('button', { name: 'Send the email again' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    const sent = page.getByText(`Sent again to ${newcomer.email}.`);
    await expect(sent).toBeInViewport({ ratio: 1 });
    await registration(page).expectFilled(newcomer);
    await openMail(page, site, newcomer.email);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  },
);

test('the registration keeps its values if its help does not load', inSweep, async ({ page }) => {
  const help = /\/assets\/RegisterHelp-.*\.js$/;
  await page.route(help, (route) => route.fulfill({ status: 404 }));
  await page.goto('/register');
  const takenAddress = { ...newcomer, email: 'mentee@akada.example' };
  await registration(page).write(takenAddress);
  const response = page.waitForResponse(help);
  await registration(page).send();
  await response;
  await expect(page.getByText('User with the email already exists')).toBeVisible();
  await registration(page).expectFilled(takenAddress);
});

test('the login keeps the API’s message if its help does not load', inSweep, async ({ page }) => {
  await page.route(/\/assets\/LoginHelp-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  const message = page.getByRole('main').getByText('Email or Password is incorrect');
  for (const password of ['wrong-1', 'wrong-2']) {
    await page.getByLabel('Email').fill('mentee@akada.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    const response = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await response;
  }
  await expect(message).toBeVisible();
});
