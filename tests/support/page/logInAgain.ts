import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { pasteInto } from './pasteInto.ts';

/** Logs in through the dialog of an ended session, as the same user or as another. */
export async function logInAgain(user: UserEvent, email: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  const address = within(dialog).getByLabelText('Email');
  await user.clear(address);
  await pasteInto(user, address, email);
  await pasteInto(user, within(dialog).getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
