import { screen, waitFor } from '@testing-library/react';
import { assert, expect, onTestFinished, test } from 'vitest';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { longDay } from '../../../src/lib/dates.ts';
import { DAY } from '../../../src/lib/timing.ts';
import { toTask } from '../../../src/paths.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import { ajo, priceList, setAge, status, taskId, toForm, webTrack } from './amina.ts';

test('an open task links to an email for help, with a copy for mentees under 18', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ? AND trackId <> ?', [
    amina.id,
    webTrack,
  ]);
  const copyFor = async (dob: string) => {
    sandbox.db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, amina.id]);
    await visit(toTask(ajo), deleteResponses);
    await screen.findByText(/^Are you stuck\?.* mentor@akada\.example/);
    const way = screen.getByRole('link', { name: 'Ask for help by email' });
    const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '');
    expect(pathname).toBe(ngozi.email);
    expect(searchParams.get('body')).toMatch(/What I tried:.*What I expected:.*What happened:/s);
    return searchParams.get('cc');
  };
  expect(await copyFor('1999-10-30T00:00:00.000Z')).toBeNull();
  expect(screen.queryByText(/A copy is sent/)).toBeNull();
  expect(await copyFor('2015-01-01T00:00:00.000Z')).toBe('hello@akada.example');
  expect(screen.getByText(/A copy is sent to hello@akada\.example\.$/)).toBeVisible();

  await visit(toTask(priceList));
  await screen.findByRole('button', { name: 'See feedback' });
  expect(screen.queryByRole('link', { name: 'Ask for help by email' })).toBeNull();
});

/** Simulates a phone whose share sheet takes texts; returns what was shared. */
function openShareSheet(outcome: () => Promise<void> = () => Promise.resolve()): ShareData[] {
  const shared: ShareData[] = [];
  const share = (data: ShareData) => {
    shared.push(data);
    return outcome();
  };
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  return shared;
}

test('an adult asks for help in another app, and a mentee under 18 only by email', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  const shared = openShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const openAs = async (dob: string | null) => {
    sandbox.db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, amina.id]);
    await visit(toTask(ajo), deleteResponses);
    await screen.findByText(/^Are you stuck\?/);
    return screen.queryByRole('button', { name: 'Ask in another app' });
  };
  expect(await openAs('2015-01-01T00:00:00.000Z')).toBeNull();
  expect(await openAs(null)).toBeNull();
  const button = await openAs('1999-10-30T00:00:00.000Z');
  assert(button);
  await user.click(button);
  expect(shared).toEqual([
    {
      title: expect.stringContaining('I am stuck on'),
      text: expect.stringMatching(/What I tried:.*What I expected:.*What happened:/s),
    },
  ]);
  expect(await screen.findByText(/^No app could be opened\./)).toBeVisible();
});

const expectChat = async () => {
  const way = await screen.findByRole('link', { name: /^Ask in the community chat/ });
  expect(way).toHaveAttribute('href', 'https://chat.akada.example/join');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(/Share no personal data\.$/)).toBeVisible();
};

test('the community chat is linked where a mentee works alone, with a warning', async () => {
  const { sandbox, visit } = await renderApp(toTask(ajo), amina);
  await expectChat();
  await visit(toTask(taskId('web-signup-form')));
  await screen.findAllByText(/not graded yet$/);
  await expectChat();
  await visit(toTask(priceList));
  await screen.findByRole('button', { name: 'See feedback' });
  expect(screen.queryByRole('link', { name: /community chat/ })).toBeNull();

  // The task has no submission yet.
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [amina.id]);
  await visit('/dashboard/pending-task', deleteResponses);
  await screen.findByText(/^Work you submit appears here/);
  await expectChat();
});

test('a submitted task shows its age, and offers an email after one and after two weeks', async () => {
  const { user, sandbox, visit, reload } = await prepareApp(amina);
  const id = taskId('web-signup-form');
  const sentBefore = (days: number) => setAge(sandbox, id, days * DAY);
  sentBefore(5.5);
  await visit(toTask(id));

  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted 5 days ago, not graded yet$/));
  expect(screen.queryByRole('button', { name: 'See feedback' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit a new version' })).toHaveAttribute(
    'href',
    toForm(id),
  );
  await user.click(screen.getByRole('button', { name: 'See my work' }));
  expect(await screen.findByRole('dialog', { name: 'Library sign-up form' })).toBeVisible();

  sentBefore(7.5);
  await reload();
  const way = await screen.findByRole('link', { name: 'Write to Ngozi Okafor' });
  const mail = new URL(way.getAttribute('href') ?? '');
  expect(mail.pathname).toBe(ngozi.email);
  expect(mail.searchParams.get('subject')).toBe('Akada: Library sign-up form');
  expect(mail.searchParams.get('body')).toMatch(
    /^Hello Ngozi,\r\n\r\nI submitted “Library sign-up form” on .+:\r\nhttps:.+Amina Bello\r\n$/s,
  );
  expect(screen.getByText(/A short, kind email usually helps/)).toBeVisible();

  sentBefore(14.5);
  await reload();
  const other = await screen.findByRole('link', { name: 'Ask Akada for another mentor' });
  const { pathname, searchParams } = new URL(other.getAttribute('href') ?? '');
  expect([pathname, searchParams.get('cc')]).toEqual(['hello@akada.example', null]);
  expect(searchParams.get('body')).toMatch(
    /I submitted “Library sign-up form” on .+My mentor Ngozi Okafor has not graded it yet/s,
  );
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
});

test('a mentor who is away is not asked for a grade; after two weeks the community is', async () => {
  const { sandbox, visit, reload } = await prepareApp(amina);
  const id = taskId('web-signup-form');
  sandbox.db.run("UPDATE users SET description = ? WHERE firstName = 'Ngozi'", [
    `Away until ${longDay(Date.now() + 20 * DAY)}. I review in the evening.`,
  ]);
  setAge(sandbox, id, 8 * DAY);
  await visit(toTask(id));
  expect(await screen.findByText(/^Ngozi Okafor is away until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();

  setAge(sandbox, id, 15 * DAY);
  await reload();
  expect(await screen.findByRole('link', { name: 'Ask Akada for another mentor' })).toBeVisible();
});
