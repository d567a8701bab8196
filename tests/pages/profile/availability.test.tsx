import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isoDay, longDay } from '../../../src/lib/dates.ts';
import { DAY } from '../../../src/lib/timing.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { fill } from '../../support/page/fill.ts';
import { amina, ngozi } from '../../support/people.ts';
import { choose, onPhone, save, userIn } from './form.ts';

const profile = '/dashboard/mentor/profile';
const own = 'Front-end engineer who also writes the API. I review on weekday evenings.';

const inDays = (days: number): number => Date.now() + days * DAY;
const until = (days: number): string => `Away until ${longDay(inDays(days))}.`;

const choice = (name: string) => screen.findByRole('radio', { name });
const edit = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Edit profile' }));

test('a mentor sets a time away, and it begins the description', async () => {
  const { user, sandbox, reload } = await renderApp(profile, { ...ngozi, ...onPhone });
  await edit(user);
  expect(await choice('Taking mentees')).toBeChecked();
  expect(screen.queryByLabelText('Last day away')).toBeNull();

  await user.click(await choice('Away until …'));
  await save(user);
  expect(await screen.findByText('Please choose a day!')).toBeVisible();
  await fill(user, 'Last day away', isoDay(inDays(-1)));
  await user.tab();
  expect(await screen.findByText('Please choose today or a later day!')).toBeVisible();
  await fill(user, 'Last day away', isoDay(inDays(20)));
  await screen.findByText('Draft saved on this device');
  await reload();

  expect(await screen.findByLabelText('Last day away')).toHaveValue(isoDay(inDays(20)));
  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, ngozi.email)?.description).toBe(`${until(20)} ${own}`);
  expect(screen.getByText(own)).toBeVisible();
  expect(screen.getByText(/^Away until/)).toBeVisible();

  await edit(user);
  expect(await choice('Away until …')).toBeChecked();
  await user.click(await choice('Not taking new mentees'));
  await save(user);
  await expect
    .poll(() => userIn(sandbox, ngozi.email)?.description)
    .toBe(`Not taking new mentees. ${own}`);

  await edit(user);
  await user.click(await choice('Taking mentees'));
  await save(user);
  await expect.poll(() => userIn(sandbox, ngozi.email)?.description).toBe(own);
});

test('the sentence counts among the 128 characters of a description', async () => {
  const { user, sandbox } = await renderApp(profile, { ...ngozi, ...onPhone });
  await edit(user);
  await user.click(await choice('Not taking new mentees'));
  expect(screen.getByText(/leaves 104 characters/)).toBeVisible();
  await fill(user, /^Description/, 'a'.repeat(105));
  expect(screen.getByText('129 / 128')).toBeVisible();
  await save(user);
  expect(await screen.findByText('Must be 128 characters or less')).toBeVisible();
  await fill(user, /^Description/, 'a'.repeat(104));
  expect(screen.getByText('128 / 128')).toBeVisible();
  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, ngozi.email)?.description).toHaveLength(128);
});

test('the editor offers to remove an expired sentence', async () => {
  const { user, sandbox, visit } = await prepareApp({ ...ngozi, ...onPhone });
  sandbox.db.run('UPDATE users SET description = ? WHERE email = ?', [
    `${until(-1)} ${own}`,
    ngozi.email,
  ]);
  await visit(profile);
  await screen.findByText(own);
  expect(screen.queryByText(/^Away until/)).toBeNull();

  await edit(user);
  expect(await screen.findByText(/That day has passed/)).toHaveTextContent(until(-1));
  await user.click(screen.getByRole('button', { name: 'Remove sentence' }));
  expect(await choice('Taking mentees')).toHaveFocus();
  expect(await choice('Taking mentees')).toBeChecked();
  expect(screen.queryByText(/That day has passed/)).toBeNull();
  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, ngozi.email)?.description).toBe(own);
});

test('values saved on another device are shown in the words of the form', async () => {
  const { user, sandbox, reload } = await renderApp(profile, { ...ngozi, ...onPhone });
  await edit(user);
  await user.click(await choice('Not taking new mentees'));
  await choose(user, 'Gender', 'Prefer not to say');
  await fill(user, 'Date of birth', '1990-04-05');
  await screen.findByText('Draft saved on this device');
  await reload(async () => {
    sandbox.db.run('UPDATE users SET description = ?, gender = ?, dob = ? WHERE email = ?', [
      `${until(20)} ${own}`,
      'MALE',
      '1991-05-06T00:00:00.000Z',
      ngozi.email,
    ]);
  });
  await screen.findByText('Your profile was changed on another device');
  expect(screen.getAllByText(/^Saved /).map(({ textContent }) => textContent)).toEqual([
    'Saved date of birth: 6 May 1991. Yours: 5 April 1990.',
    'Saved gender: Male. Yours: Prefer not to say.',
    `Saved time for mentees: ${until(20).slice(0, -1)}. Yours: Not taking new mentees.`,
  ]);
});

test('a mentee cannot say that they are away, and such words stay part of their description', async () => {
  const { user, sandbox, visit } = await prepareApp({ ...amina, ...onPhone });
  const description = 'Not taking new mentees. I am one.';
  sandbox.db.run('UPDATE users SET description = ? WHERE email = ?', [description, amina.email]);
  await visit('/dashboard/mentee/profile');
  expect(await screen.findByText(description)).toBeVisible();
  await edit(user);
  const form = within(await screen.findByRole('form', { name: 'Your profile' }));
  expect(form.getByLabelText('Description')).toHaveValue(description);
  expect(form.queryByRole('radio')).toBeNull();
});
