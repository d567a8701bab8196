import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** The form in which a mentee submits work. */

export const link = () => screen.findByRole('textbox', { name: 'Link to your work' });

export const comment = () => screen.findByRole('textbox', { name: 'Comment' });

export const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

/** Counts the writes that the API received. */
export const posts = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method }) => method === 'POST').length;

/** A comment that is long enough. */
export const words = 'The branches were hard, the rest was fun.';
