import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { button, errorOf, field, fillAll, findHeading } from './screens.ts';

const labels = ['First name', 'Last name', 'Email', 'Password'];

test('the draft form checks its fields, and Enter shows them and sends nothing', async () => {
  const alerted = vi.fn<(words: string) => void>();
  vi.stubGlobal('alert', alerted);
  const { user, sandbox } = await renderApp('/form');
  await findHeading('Sign-up form, a draft');
  expect(button('Submit')).toBeDisabled();
  expect(labels.map(errorOf)).toEqual(['', '', '', '']);
  await fillAll(user, Object.fromEntries(labels.map((label) => [label, ''])));
  await waitFor(() =>
    expect(labels.map(errorOf)).toEqual(['Required', 'Required', 'Required', 'Required']),
  );

  const [first, last] = ['x'.repeat(16), 'x'.repeat(21)];
  await fillAll(user, { 'First name': first, 'Last name': last, Email: 'ada', Password: 'x' });
  await waitFor(() =>
    expect(labels.map(errorOf)).toEqual([
      'Must be 15 characters or less',
      'Must be 20 characters or less',
      'Invalid email address',
      '',
    ]),
  );
  await fillAll(user, { 'First name': first.slice(1), 'Last name': last.slice(1) });
  await waitFor(() => expect(labels.map(errorOf).slice(0, 2)).toEqual(['', '']));

  await fillAll(user, {
    'First name': 'Ada',
    'Last name': 'O',
    Email: 'ada@b.ng',
    Password: 'secret',
  });
  await user.type(field('Email'), '{Enter}');
  await waitFor(() => expect(alerted).toHaveBeenCalledOnce());
  expect(JSON.parse(alerted.mock.calls[0]?.[0] ?? '')).toEqual({
    firstName: 'Ada',
    lastName: 'O',
    email: 'ada@b.ng',
    password: 'secret',
  });
  expect(sandbox.calls()).toEqual([]);
  expect(field('First name')).toHaveValue('Ada');
});
