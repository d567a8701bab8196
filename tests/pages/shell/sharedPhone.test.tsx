import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn, logInAgain } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, chidera } from '../../support/people.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';

const form = toForm(firstRepo);

test('a draft survives another person’s login on a shared phone, unseen, until its author is back', async () => {
  const { user, sandbox, visit, path } = await renderApp(form, amina);
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Half a sentence');
  await screen.findByText(/^Draft saved/);
  sandbox.expireTokens();
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await logInAgain(user, chidera.email);

  await screen.findByRole('heading', { level: 1, name: 'Tracks' });
  await visit(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('');
  expect(document.body).not.toHaveTextContent('Amina');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(path()).toBe('/login');

  await logIn(user, amina.email);
  await screen.findByRole('navigation', { name: 'Main menu' });
  await visit(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');
});
