import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { HistoryRouter } from '../../../src/lib/history.tsx';
import { renderApp } from '../../support/page/renderApp.tsx';

/** tests/e2e/shell/back.spec.ts covers the history. */

const amina = 'mentee@akada.example';
const tracks = '/dashboard/track';
const phone = 360;

/** A tap as in Safari: the button gets no focus. */
const tap = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('found, and gone');
  button.focus();
  button.blur();
  fireEvent.click(button);
  return button;
};

const back = async () => {
  // The dialog's history entry is added a moment after the dialog.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  act(() => window.history.back());
};

interface Overlay {
  opener: string | RegExp;
  role?: string;
  name: string | RegExp;
}

interface Page {
  page: string;
  at: string;
  situation: { as?: string; width?: number };
  overlays: Overlay[];
}

const account: Overlay = { opener: /^Your account/, role: 'region', name: 'Your account' };

test.each<Page>([
  {
    page: 'the public pages',
    at: '/about',
    situation: { width: phone },
    overlays: [{ opener: 'Open menu', name: 'Menu' }],
  },
  {
    page: 'the dashboards on a phone',
    at: tracks,
    situation: { as: amina, width: phone },
    overlays: [account, { opener: /^Notifications/, name: 'Notifications' }],
  },
  {
    page: 'the dashboards',
    at: tracks,
    situation: { as: amina },
    overlays: [
      account,
      { opener: /^Notifications/, role: 'region', name: 'Notifications' },
      { opener: 'Settings', name: 'Settings' },
      { opener: 'Logout', role: 'alertdialog', name: /^Are sure you want to log out/ },
      { opener: /^Enroll in/, name: 'Enroll in a track' },
    ],
  },
  {
    page: 'a mentee’s tasks',
    at: '/dashboard/pending-task',
    situation: { as: amina },
    overlays: [{ opener: /^Grading/, name: /./ }],
  },
])(
  'Back and Escape close each overlay of $page and return the focus',
  async ({ at, situation, overlays }) => {
    const { user, path } = await renderApp(at, situation);
    for (const { opener, role = 'dialog', name } of overlays) {
      for (const close of [back, async () => user.keyboard('{Escape}')]) {
        const button = await tap(opener);
        await screen.findByRole(role, { name });
        await close();
        await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
        expect(path()).toBe(at);
        expect(button).toHaveFocus();
      }
    }
  },
);

test('Back closes only a confirm dialog', async () => {
  const { user } = await renderApp(tracks, { as: amina });
  await tap(/^Enroll in/);
  const wizard = within(await screen.findByRole('dialog', { name: 'Enroll in a track' }));
  const free = (await wizard.findAllByRole('radio')).find((one) => !one.hasAttribute('disabled'));
  if (!free) throw new Error('The starter content has no track to choose on the first page');
  await user.click(free);
  await user.click(wizard.getByRole('button', { name: 'Next' }));
  await wizard.findByText(/What you will do in/);
  await user.click(wizard.getByRole('button', { name: 'Next' }));
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Enroll in a track' })).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Back does not close the login dialog', async () => {
  const { sandbox, path, user } = await renderApp(tracks, { as: amina });
  await screen.findByRole('button', { name: /^Enroll in/ });
  sandbox.expireTokens();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  const name = 'Log in again to continue';
  await screen.findByRole('dialog', { name });
  for (const _ of [1, 2, 3]) {
    await back();
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  }
  expect(path()).toBe(tracks);
});

test('a delayed Back does not close a dialog that opened later', async () => {
  const { user } = await renderApp(tracks, { as: amina });
  await tap('Settings');
  await screen.findByRole('dialog', { name: 'Settings' });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  let step: (() => void) | undefined;
  const go = vi.spyOn(window.history, 'go').mockImplementationOnce((by) => {
    step = () => window.history.go(by);
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  // Longer than the app waits for the browser.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1100)));
  await tap('Settings');
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });

  const { length, state } = window.history;
  step?.();
  // The entry before has no overlay; the app adds the dialog's again, or closes the dialog.
  await waitFor(() => expect(window.history.state).not.toBe(state));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(window.history).toHaveLength(length);
  expect(dialog).toBeVisible();
  go.mockRestore();
  await back();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

/** Steps back before the router listens, as a user can while a slow phone hydrates the page. */
function EarlyBack() {
  useLayoutEffect(() => {
    window.history.replaceState(null, '', '/second');
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return <p>{useLocation().pathname}</p>;
}

test('a step back while the page hydrates is followed', async () => {
  window.history.replaceState(null, '', '/first');
  render(
    <HistoryRouter>
      <EarlyBack />
    </HistoryRouter>,
  );
  expect(await screen.findByText('/second')).toBeVisible();
});
