import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { tunde } from '../../support/people.ts';

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

/** The width of a phone, on which most people edit their profile. */
export const onPhone = { width: 390 };

/** Completes Tunde’s profile in the database, except for the description and the phone number. */
export const almostComplete = ({ db }: Sandbox): void =>
  void db.run(
    "UPDATE users SET country = 'Nigeria', city = 'Lagos', dob = '2004-05-06T00:00:00.000Z' WHERE email = ?",
    [tunde.email],
  );

/** Returns a user's row in the database. */
export const userIn = (sandbox: Sandbox, email: string): Row | undefined =>
  sandbox.db.get<Row>('SELECT * FROM users WHERE email = ?', [email]);

export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  // The states of a country are loaded after the form.
  await within(field).findByText(option);
  await user.selectOptions(field, option);
}

export const save = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Save profile' }));
