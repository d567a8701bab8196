import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../sandbox/sandbox.ts';

interface Row {
  firstName: string;
  lastName: string;
  country: string | null;
  city: string | null;
  phoneNumber: string | null;
  dob: string | null;
  gender: string;
  technologies: string | null;
  description: string | null;
  photo: string | null;
}

/** A user's row in the database. */
export const userIn = (sandbox: Sandbox, email: string): Row | undefined =>
  sandbox.db.get<Row>('SELECT * FROM users WHERE email = ?', [email]);

export async function fill(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  // The states of a country are loaded after the form.
  await within(field).findByText(option);
  await user.selectOptions(field, option);
}

export const save = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Save profile' }));

/** Completes an empty profile of a mentee in Lagos. */
export async function fillAll(user: UserEvent): Promise<void> {
  await fill(user, 'Date of birth', '2004-05-06');
  await choose(user, 'Gender', 'Male');
  await choose(user, 'State', 'Lagos');
  await fill(user, 'Phone number', '0803 123 4567');
  await fill(user, /^Description/, 'I repair radios and want to build apps.');
}
