import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { amina } from '../../support/people.ts';

/** The browser's part is covered by tests/e2e/shell/dialogs.spec.ts. */

const tracks = '/dashboard/track';
const phone = 360;

/** Closes the topmost dialog as Android's Back does: without a key, and without asking the page. */
const closeByBrowser = () =>
  act(async () => [...document.querySelectorAll('dialog')].findLast(({ open }) => open)?.close());

interface Overlay {
  opener: string | RegExp;
  role?: string;
  name: string | RegExp;
}

interface Page {
  page: string;
  at: string;
  situation: { email?: string; width?: number };
  overlays: Overlay[];
}

const account: Overlay = { opener: /^Your account/, role: 'region', name: 'Your account' };

test.each<Page>([
  {
    page: 'the dashboards on a phone',
    at: tracks,
    situation: { ...amina, width: phone },
    overlays: [account, { opener: /^Notifications/, name: 'Notifications' }],
  },
  {
    page: 'the dashboards',
    at: tracks,
    situation: amina,
    overlays: [
      account,
      { opener: /^Notifications/, role: 'region', name: 'Notifications' },
      { opener: 'Settings', name: 'Settings' },
      { opener: 'Logout', role: 'alertdialog', name: /^Are sure you want to log out/ },
    ],
  },
  {
    page: 'a mentee’s tasks',
    at: '/dashboard/pending-task',
    situation: amina,
    overlays: [{ opener: /^Grading/, name: /./ }],
  },
])(
  'each dialog and panel of $page closes and returns the focus',
  async ({ at, situation, overlays }) => {
    const { user, path } = await renderApp(at, situation);
    // A row may move to another page of its table while tasks are checked.
    await untilIdle();
    for (const { opener, role = 'dialog', name } of overlays) {
      const ways = [async () => user.keyboard('{Escape}')];
      if (role !== 'region') ways.push(closeByBrowser);
      for (const close of ways) {
        const [button] = await screen.findAllByRole('button', { name: opener });
        if (!button) throw new Error('found, and gone');
        await user.click(button);
        await screen.findByRole(role, { name });
        await close();
        await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
        expect(path()).toBe(at);
        expect(button).toHaveFocus();
      }
    }
  },
);

test('Escape closes a question above a dialog before the dialog', async () => {
  const { user } = await renderApp(tracks, amina);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const settings = await screen.findByRole('dialog', { name: 'Settings' });
  const clear = within(settings).getByRole('button', { name: 'Clear all except drafts' });
  await user.click(clear);
  await screen.findByRole('alertdialog');
  await closeByBrowser();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(settings).toBeVisible();
  expect(clear).toHaveFocus();
  await closeByBrowser();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog that a menu opens returns the focus to the menu’s button', async () => {
  const { user } = await renderApp(tracks, { ...amina, width: phone });
  const opener = await screen.findByRole('button', { name: /^Your account/ });
  // The second time, the code of both has loaded, and they change places at once.
  for (const _ of [1, 2]) {
    await user.click(opener);
    const menu = await screen.findByRole('region', { name: 'Your account' });
    await user.click(await within(menu).findByRole('button', { name: 'Settings' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    expect(menu).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  }
});

test('the login dialog stays until the user logs in or leaves', async () => {
  const { sandbox, path, user } = await renderApp(tracks, amina);
  await screen.findByRole('link', { name: /^Enroll in/ });
  sandbox.expireTokens();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to continue' });
  for (const _ of [1, 2]) {
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await closeByBrowser();
    expect(dialog).toBeVisible();
  }
  expect(path()).toBe(tracks);
});
