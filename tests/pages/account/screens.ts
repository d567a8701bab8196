import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { fill } from '../../support/page/fill.ts';
import { type Opened, renderApp, type Situation } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';

export const findHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

/** happy-dom's message for a request without a response. */
export const noResponse = /Network Error|socket hang up/;

export const field = (label: string): HTMLElement => screen.getByLabelText(label);

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Fills fields and leaves each. '' touches a field and leaves it empty. */
export async function fillAll(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fill(user, label, value);
    await user.tab();
  }
}

/** Returns the error message of a field, or ''. */
export function errorOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return id === undefined ? '' : (document.getElementById(id)?.textContent.trim() ?? '');
}

/** Makes the next request to an account address fail. */
export const failNext = (
  sandbox: Sandbox,
  call: string,
  kind: '500' | '429' | 'drop' | 'lost' | 'held',
): void => sandbox.failNext({ method: 'POST', path: `/api/auth/${call}`, kind });

/** Removes the confirmation of a user's email address. */
export const unconfirm = (sandbox: Sandbox, email: string): number =>
  sandbox.db.run('UPDATE users SET emailVerified = 0 WHERE email = ?', [email]);

/** Requests the confirmation email from elsewhere. The API sends only one in 24 hours. */
export async function mailConfirmation(origin: string, email: string): Promise<void> {
  const { status } = await fetch(`${origin}/api/auth/send-email-confirmation-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      clientBaseUrl: `${origin}/confirm-email`,
      tokenParamName: 'token',
      emailParamName: 'email',
    }),
  });
  if (status !== 200) throw new Error(`No mail to ${email}: ${status}`);
}

/** Returns the link in the newest email, as an address within the site. */
export function mailedAddress(sandbox: Sandbox): string {
  const link = new URL(sandbox.outbox.mails()[0]?.link ?? '');
  return link.pathname + link.search;
}

/** A person without an account, as the registration asks for them. */
export const ada = {
  'First name': 'Adaeze',
  'Last name': 'Okafor',
  Email: 'adaeze@akada.example',
  Password: 'a long walk',
  'Confirm password': 'a long walk',
};

export async function openRegistration(): Promise<Opened> {
  const opened = await renderApp('/register');
  await findHeading('Join the community');
  return opened;
}

export async function openLogin(situation: Situation = {}) {
  const opened = await renderApp('/login', situation);
  await findHeading('Welcome back');
  const logIn = async (email: string, secret: string = DEMO_PASSWORD) => {
    await fillAll(opened.user, { Email: email, Password: secret });
    await opened.user.click(button('Log in'));
  };
  return { ...opened, logIn };
}

/** Opens the page for a forgotten password. */
export async function openForgot(): Promise<Opened> {
  const opened = await renderApp('/forgot-password');
  await findHeading('Forgot your password?');
  return opened;
}

export async function askForLink({ user }: Opened, email = amina.email): Promise<void> {
  await fillAll(user, { Email: email });
  await user.click(button('Send link'));
}

/** Requests a reset link as a user does. */
export async function requestLink(): Promise<Opened> {
  const opened = await openForgot();
  await askForLink(opened);
  await findHeading('Request Successful');
  return opened;
}
