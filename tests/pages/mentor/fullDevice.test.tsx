import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillStorage } from '../../support/page/refusedStorage.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { openNext, submissionsPath, write } from './desk.ts';

test('a page that fails does not promise saved drafts on a full device', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  fillStorage();
  await write(user, 'Reads well.', '80');
  await user.tab();
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', kind: '500' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Mentee' }));
  expect(await screen.findByText(/Try again in a few minutes/)).toBeVisible();
  expect(screen.queryByText(/is safe/)).toBeNull();
});
