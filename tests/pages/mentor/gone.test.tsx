import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { desk, ngozi, openNext, press, submissionsPath, write } from './desk.ts';

test('grading a deleted submission shows an error and keeps the draft', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await write(user, 'Reads well.', '80');
  sandbox.db.run('DELETE FROM submissions');
  await press(user, 'Send grade');
  const alert = await within(await desk()).findByRole('alert');
  expect(alert).toHaveTextContent(/^This submission was deleted/);
  expect(await within(await desk()).findByLabelText('Comment')).toHaveValue('Reads well.');
  expect(screen.queryByText('Submission not found')).toBeNull();
});
