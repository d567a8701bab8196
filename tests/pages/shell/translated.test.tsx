import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { translatePage } from '../../support/page/translatePage.ts';
import { ada, button, errorOf, fillAll, findHeading, openLogin } from '../account/screens.ts';
import { failWork, firstRepo, openByMenu, toForm, workOf, writeWork } from '../mentee/amina.ts';
import { closed, openNext, press, submissionsPath, waitingIn, write } from '../mentor/desk.ts';
import { fill } from '../../support/page/fill.ts';
import { amina, ngozi, tunde } from '../../support/people.ts';
import { save, userIn, choose } from '../profile/form.ts';

/** Finds the field for the comment. */
const comment = () => screen.queryByRole('textbox', { name: 'Comment' });

/** Waits until a text is shown. */
const shows = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words))[0]).toBeVisible();

test('a mentee logs in on a translated page, after mistakes', async () => {
  const stale = translatePage();
  const { user, logIn, path } = await openLogin();
  await user.click(button('Log in'));
  await shows('Enter your email address');
  await fillAll(user, { Email: 'mentee', Password: 'a' });
  await shows('Invalid email address');
  await shows('1 thing to fix');
  await logIn(amina.email, 'wrong');
  await shows('Email or Password is incorrect');
  await logIn(amina.email, 'wrong again');
  await shows('That was the second wrong password');
  await logIn(amina.email);
  await findHeading('Dashboard');
  expect(path()).toBe('/dashboard');
  expect(stale).toEqual([]);
});

test('a visitor registers on a translated page, after mistakes', async () => {
  const stale = translatePage();
  const { user } = await renderApp('/register');
  await findHeading('Join the community');
  await fillAll(user, { 'First name': 'Al' });
  await waitFor(() => expect(errorOf('First name')).toBe('Too short'));
  await user.click(button('get started'));
  await shows('5 things to fix');
  await fillAll(user, { ...ada, Password: 'short', Email: amina.email });
  await waitFor(() => expect(errorOf('Confirm password')).toBe('Passwords must match'));
  await fillAll(user, ada);
  await fillAll(user, { Email: amina.email });
  await user.click(button('get started'));
  await shows(`There is already an account with ${amina.email}`);
  await fillAll(user, ada);
  await user.click(button('get started'));
  await findHeading('Check your email');
  await shows(/^Send the email again \(in/);
  expect(stale).toEqual([]);
});

test('a mentee completes a profile on a translated page', async () => {
  const stale = translatePage();
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', tunde);
  await fill(user, 'First name', '');
  await save(user);
  await shows('Please input your description!');
  await fill(user, 'First name', 'Tunde');
  await fill(user, 'Date of birth', new Date().toISOString().slice(0, 10));
  await fill(user, 'Description', 'x'.repeat(129));
  await shows('129 / 128');
  await save(user);
  await shows('Too young to be on the platform');
  await fill(user, 'Date of birth', '2004-05-06');
  await fill(user, 'Phone number', '08031234567');
  await fill(user, 'Description', 'I build small things.');
  await choose(user, 'State', 'Lagos');
  await user.click(screen.getByRole('button', { name: 'Add Javascript' }));
  await save(user);
  await findHeading('Dashboard');
  expect(userIn(sandbox, tunde.email)?.description).toBe('I build small things.');
  expect(stale).toEqual([]);
});

test('a mentee submits a task on a translated page, after mistakes', async () => {
  const stale = translatePage();
  const { user, sandbox } = await renderApp('/dashboard', amina);
  await shows(/not graded yet$/);
  await openByMenu(user, 'Tasks');
  const link = await screen.findByRole('link', { name: /Your first repository/ });
  await user.click(link);
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await shows('Enter the URL you wish to submit');
  await writeWork(user, 'http://localhost:3000', 'Too short, no?');
  await shows('Enter a valid URL');
  await writeWork(user, 'https://github.com/amina/first', 'The branches were hard.');
  failWork(sandbox, firstRepo, '500', { method: 'POST' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await shows(/You can also send it from your outbox/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await shows(/^Sent to /);
  expect(workOf(sandbox, firstRepo)).toHaveLength(1);
  await openByMenu(user, 'Tasks');
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  expect(stale).toEqual([]);
});

test('a mentor grades three submissions on a translated page, after mistakes', async () => {
  const stale = translatePage();
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const { length } = waitingIn(sandbox);
  await shows(new RegExp(`^${length} to grade`));
  await openNext(user);
  await press(user, 'Send grade');
  await shows('Please input your comment');
  await write(user, 'Good work.', '101');
  await shows('Enter a number from 0 to 100');
  for (const number of [1, 2, 3]) {
    await write(user, `Good work, ${number}.`, '80');
    await press(user, 'Grade and next');
    await expect.poll(comment).toHaveProperty('value', '');
    await shows(new RegExp(`^${number} done, `));
  }
  await user.keyboard('{Escape}');
  await closed();
  await shows(new RegExp(`^${length - 3} to grade`));
  expect(stale).toEqual([]);
});

test('a mentee sends from the outbox on a translated page, after a failure', async () => {
  const stale = translatePage();
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://github.com/amina/first', 'The branches were hard.');
  failWork(sandbox, firstRepo, 'drop', { method: 'POST', times: 2 });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('link', { name: 'Open outbox' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await shows(/^It is saved here\./);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await shows('1 item sent.');
  expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Send' })).toBeNull();
  expect(stale).toEqual([]);
});
