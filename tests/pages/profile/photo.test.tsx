import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp.tsx';
import { userIn } from './form.ts';

const chidera = { as: 'new.mentee@akada.example' };

const picture = (name: string, type: string, bytes: number): File =>
  new File([new Uint8Array(bytes)], name, { type });

const openEditor = async () => {
  const opened = await renderApp('/dashboard/mentee/profile', chidera);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const picker = await screen.findByLabelText('Profile photo');
  return { ...opened, picker };
};

test('only JPG and PNG are taken', async () => {
  const { picker, user, sandbox } = await openEditor();
  // What a person can still hand over by drag, or on a phone that knows no filter.
  picker.removeAttribute('accept');
  await user.upload(picker, picture('me.gif', 'image/gif', 10));

  expect(await screen.findByText('Only JPG or PNG files are supported')).toBeVisible();
  expect(userIn(sandbox, chidera.as)?.photo).toBeNull();
});

test('5 MB are too large', async () => {
  const { picker, user, sandbox } = await openEditor();
  await user.upload(picker, picture('me.jpg', 'image/jpeg', 5 * 1024 * 1024));

  expect(
    await screen.findByText("That's way too large! Try using something smaller than 5MB"),
  ).toBeVisible();
  expect(sandbox.requests().some(({ method }) => method === 'POST')).toBe(false);
});

test('a small picture goes as it is, and the top bar follows at once', async () => {
  const { picker, user, sandbox } = await openEditor();
  await user.upload(picker, picture('me.png', 'image/png', 2000));

  await screen.findByText('me.png file uploaded successfully');
  const photo = userIn(sandbox, chidera.as)?.photo;
  expect(photo).toBeTruthy();
  const bar = screen.getByRole('button', { name: 'Your account' });
  expect(bar.querySelector('img')?.src).toContain(photo);
});

test('a failed upload says so, and the same picture can be tried again', async () => {
  const { picker, user, sandbox } = await openEditor();
  sandbox.failNext({ method: 'POST', path: '/api/profile', times: 1, kind: '500' });
  await user.upload(picker, picture('me.png', 'image/png', 2000));
  await screen.findByText('me.png file upload failed.');

  await user.upload(picker, picture('me.png', 'image/png', 2000));
  await screen.findByText('me.png file uploaded successfully');
  expect(userIn(sandbox, chidera.as)?.photo).toBeTruthy();
});
