import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleIds } from '../../../src/app/example/responses.ts';
import { isExample } from '../../../src/lib/storage.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { storedOwners } from '../../support/store/storedResponses.ts';

async function openExample(role: 'mentee' | 'mentor', as?: string) {
  const opened = await renderApp('/how-it-works', as === undefined ? {} : { as });
  const look = await screen.findByRole('button', { name: `Look around as a ${role}` });
  await opened.user.click(look);
  await screen.findByRole('link', { name: 'Example. Join for free' });
  return opened;
}

const stored = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];

test('a visitor looks around as a mentee, sends no request and leaves nothing behind', async () => {
  const { user, sandbox } = await openExample('mentee');
  await user.click(await screen.findByRole('link', { name: 'Member profile card' }));
  const form = await screen.findByRole('link', { name: /^Submit/ });
  // The people are made up, so nothing opens an email to them.
  expect(screen.queryByRole('link', { name: 'Ask for help by email' })).toBeNull();
  await user.click(form);
  await pasteInto(user, await screen.findByLabelText('Link to your work'), 'https://a.example/1');
  await pasteInto(user, screen.getByLabelText('Comment'), 'My first card, at last.');
  await screen.findByText('Draft saved in this tab');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/your mentor would get this now/);
  expect(screen.getByLabelText('Comment')).toHaveValue('My first card, at last.');
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('link', { name: 'First steps' }));
  await user.click(await screen.findByRole('link', { name: 'Open your certificate' }));
  expect((await screen.findAllByText('Ada Example')).length).toBeGreaterThan(0);
  // A snapshot is written a moment after the last response.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sandbox.requests()).toEqual([]);
  expect(stored()).toEqual([]);
  expect(await storedOwners()).toEqual([]);

  const mark = screen.getByRole('link', { name: 'Example. Join for free' });
  expect(mark).toHaveAttribute('href', '/register');
});

test('an example mentor reads three submissions and learns what a grade would do', async () => {
  const { user, sandbox } = await openExample('mentor');
  await user.click(await screen.findByRole('link', { name: 'Tasks' }));
  const next = await screen.findByRole('button', { name: 'Review next' });
  expect(screen.getByRole('main')).not.toHaveTextContent('0%');
  await user.click(next);
  const desk = within(await screen.findByRole('dialog'));
  expect(desk.getByText('Example.')).toBeVisible();
  await pasteInto(user, desk.getByRole('textbox', { name: 'Comment' }), 'Well done, and clear.');
  await pasteInto(user, desk.getByLabelText('Grade (%)'), '84');
  await user.click(desk.getByRole('button', { name: 'Send grade' }));
  await desk.findByText(/you would send this grade and comment now/);
  await user.click(desk.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sandbox.requests()).toEqual([]);
});

test('a visitor who goes back and registers leaves the example', async () => {
  const { user, path } = await openExample('mentee');
  window.history.back();
  await screen.findByRole('button', { name: 'Look around as a mentee' });
  await user.click(screen.getByRole('link', { name: 'Join for free' }));
  await screen.findByRole('button', { name: 'get started' });
  expect(path()).toBe('/register');
  expect(isExample()).toBe(false);
});

test('a user who looks at the example comes back to their own dashboard', async () => {
  const { user } = await openExample('mentor', 'mentee@akada.example');
  const session = stored();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await screen.findAllByText('Your mentor: Ngozi Okafor');
  expect(isExample()).toBe(false);
  expect(stored()).toEqual(expect.arrayContaining(session));
  expect(JSON.stringify(stored())).not.toContain(exampleIds.MENTOR);
});

test('a visitor reads that the code of the example did not load', async () => {
  const network = new EventTarget();
  const code = new Promise((_, reject) => {
    network.addEventListener('lost', () => reject(new TypeError('Failed to fetch')));
  });
  vi.doMock('../../../src/app/example/start.ts', () => code);
  onTestFinished(() => vi.doUnmock('../../../src/app/example/start.ts'));
  const { user } = await renderApp('/how-it-works');
  const look = await screen.findByRole('button', { name: 'Look around as a mentor' });
  await user.click(look);
  await waitFor(() => expect(look).toHaveAttribute('aria-busy', 'true'));
  network.dispatchEvent(new Event('lost'));
  expect(await screen.findByText(/^We could not open this\./)).toBeVisible();
  expect(look).not.toHaveAttribute('aria-busy', 'true');
});

test('a visitor who goes on before the example has loaded stays where they are', async () => {
  const { path } = await renderApp('/how-it-works');
  const look = await screen.findByRole('button', { name: 'Look around as a mentee' });
  const about = screen.getAllByRole('link', { name: 'About' })[0];
  act(() => {
    look.click();
    about?.click();
  });
  await expect.poll(path).toBe('/about');
  // The example’s code is loaded by now.
  await import('../../../src/app/example/start.ts');
  await untilIdle();
  expect(path()).toBe('/about');
  expect(isExample()).toBe(false);
});
