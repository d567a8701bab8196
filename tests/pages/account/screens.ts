import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';

/** The starter's mentee, and what everybody of the starter logs in with. */
export const menteeEmail = 'mentee@akada.example';
export const password = 'akada-2021';

/** The page's one h1. */
export const findHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

/** The words of a call that got no answer: the error's own, here happy-dom's. */
export const noAnswer = /Network Error|socket hang up/;

/** The field of a label. */
export const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** The submit buttons wait for the page's scripts. */
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Fills the fields named, in one go as a password manager does; '' leaves one empty, but touched. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    if (value !== '') await pasteInto(user, field(label), value);
    await user.tab();
  }
}

/** What the field says is wrong, or ''. */
export function errorOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return id === undefined ? '' : (document.getElementById(id)?.textContent.trim() ?? '');
}

/** The addresses asked for, in order, without the API's base. */
export const asked = (sandbox: Sandbox): string[] =>
  sandbox.requests().map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);

/** Makes the next call of an account address fail. */
export const failNext = (
  sandbox: Sandbox,
  call: string,
  kind: '500' | '429' | 'drop' | 'lost' | 'held',
): void => sandbox.failNext({ method: 'POST', path: `/api/auth/${call}`, times: 1, kind });

/** Somebody of the starter who has not confirmed their address. */
export const unconfirm = (sandbox: Sandbox, email: string): number =>
  sandbox.db.run('UPDATE users SET emailVerified = 0 WHERE email = ?', [email]);

/** The mail to confirm an address, asked for elsewhere: the service sends one in 24 hours. */
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

/** The link of the newest mail, as an address inside the site. */
export function mailedAddress(sandbox: Sandbox): string {
  const link = new URL(sandbox.outbox.mails()[0]?.link ?? '');
  return link.pathname + link.search;
}
