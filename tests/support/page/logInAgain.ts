import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { fill } from './fill.ts';

/** Logs in on the login page, or in a dialog. */
export async function logIn(
  user: UserEvent,
  email: string,
  form: Pick<typeof screen, 'findByLabelText' | 'getByRole'> = screen,
): Promise<void> {
  await fill(user, 'Email', email, form);
  await fill(user, 'Password', DEMO_PASSWORD, form);
  await user.click(form.getByRole('button', { name: 'Log in' }));
}

/** Logs in through the dialog of an ended session, as the same user or as another. */
export async function logInAgain(user: UserEvent, email: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  await logIn(user, email, within(dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
