import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftOf, draftsOf, writeDraft } from '../../../src/user/drafts.ts';
import { boxKey } from '../../../src/user/box.ts';
import { currentSession } from '../../../src/auth/session.ts';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { logInElsewhere } from '../../support/page/otherTab.ts';
import { fillStorage, refuseStorage } from '../../support/page/refusedStorage.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { wait as patience } from '../../support/waits.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';
import { closed, openNext, openRow, submissionsPath, waitingIn, write } from '../mentor/desk.ts';
import { fill } from '../../support/page/fill.ts';
import { amina, ngozi } from '../../support/people.ts';
import { grade, profile, submission, unsafe, wizard, words } from './forms.ts';

const nothing = async (): Promise<void> => undefined;

const storedDrafts = () => draftsOf(currentSession()?.userId ?? '');

test.each([
  ['a submission', submission],
  ['a grade', grade],
  ['a profile', profile],
  ['an enrollment', wizard],
])('a draft of %s in a hidden tab outlives the next login until it is sent', async (_, what) => {
  const { user, sandbox, reload } = await renderApp(what.path, what);
  await what.open(user);
  await what.write(user);
  // The draft is stored at once, because the tab is hidden before any timer ends.
  setVisibility('hidden');
  vi.restoreAllMocks();
  expect(storedDrafts().map(({ kind }) => kind)).toEqual([what.kind]);

  sandbox.expireTokens();
  await reload();
  await logInAgain(user, what.email);
  await what.open(user);
  await what.see();
  await what.press(user);
  await what.sent();
  expect(storedDrafts()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes(`:${what.kind}:`))).toEqual([]);
});

test.each([
  ['a submission', submission, fillStorage],
  ['a grade', grade, refuseStorage],
  ['an enrollment', wizard, refuseStorage],
])('the form of %s works without storage and shows a warning', async (_, what, spoil) => {
  const opened = await prepareApp(what);
  const token = localStorage.getItem('akada_token');
  await opened.visit(what.path, async () => {
    spoil();
    // If the storage is unreadable too, only this page has the login.
    const { persistToken } = await import('../../../src/auth/session.ts');
    if (token !== null) persistToken(token);
  });
  await what.open(opened.user);
  await what.write(opened.user);
  expect(await screen.findByText(what.unsafe)).toBeVisible();
  await what.see();
  await what.press(opened.user);
  await what.sent();
});

const untilStored = async (typed: string): Promise<void> => {
  await expect.poll(() => JSON.stringify(storedDrafts()[0]?.values)).toContain(typed);
};

/** Sends a draft, types more, releases the response, and opens the form again. */
async function typeOn(
  { what, label, call }: (typeof typedOn)[number],
  lastKeys: string,
  beforeResponse: () => Promise<void>,
) {
  const opened = await renderApp(what.path, what);
  const { user, sandbox, visit } = opened;
  await what.open(user);
  await what.write(user);
  const { search } = window.location;
  sandbox.failNext({ ...call, kind: 'held' });
  await what.press(user);
  await user.type(screen.getByLabelText(label), lastKeys);
  await beforeResponse();
  await sandbox.letGo();
  await what.sent();
  await visit(what.path + search);
  return opened;
}

const typedSubmission = {
  what: submission,
  label: 'Comment',
  call: { method: 'POST', path: `/api/tasks/${firstRepo}` },
  beforeResponse: () => untilStored(' and more'),
};

/** The field that the user keeps typing in, the call in flight, and a wait before its response. */
const typedOn = [
  typedSubmission,
  {
    what: grade,
    label: 'Comment',
    call: { method: 'POST', path: '/api/mentors/grade' },
    beforeResponse: nothing,
  },
  {
    what: profile,
    label: 'Last name',
    call: { method: 'PUT', path: '/api/profile' },
    beforeResponse: nothing,
  },
];

test.each(typedOn)('text typed while $call.path is sent is a draft afterwards', async (typed) => {
  const { user } = await typeOn(typed, ' and more', typed.beforeResponse);
  await typed.what.open(user);
  await waitFor(() => expect(screen.getByLabelText(typed.label)).toHaveDisplayValue(/ and more$/));
  expect(screen.getByText('We restored your draft.')).toBeVisible();
});

test('text that is deleted before the response leaves no draft', async () => {
  await typeOn(typedSubmission, 'xy', async () => {
    await untilStored('xy');
    // The response arrives before the form stores this.
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: words } });
  });
  expect(storedDrafts()).toEqual([]);
});

test('text typed without a pause is stored', async () => {
  await renderApp(submission.path, submission);
  const comment = await screen.findByLabelText('Comment');
  let written = '';
  // Letters arrive now and then, before any pause is long enough.
  await vi.waitFor(
    () => {
      written += 'a';
      fireEvent.change(comment, { target: { value: written } });
      expect(storedDrafts()).toHaveLength(1);
    },
    { interval: 50, timeout: patience },
  );
});

/** Stores a draft as another tab does. */
const arrive = (menteeComment: string) =>
  act(() => void writeDraft(amina.id, draftOf.submission(firstRepo), { url: '', menteeComment }));

test('a draft from another tab appears in an untouched form, and never replaces typing', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  arrive('From my');
  arrive('From my other phone');
  await waitFor(() => expect(comment).toHaveValue('From my other phone'));
  expect(await screen.findByText('We restored your draft.')).toBeVisible();
  await user.type(comment, '.');
  arrive('Written later elsewhere');
  expect(comment).toHaveValue('From my other phone.');
});

/** Deletes the draft as another tab does. */
function deleteElsewhere(): void {
  const key = boxKey(amina.id, 'submission', firstRepo);
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
}

test('a form keeps and stores its text at once when another tab deletes the draft', async () => {
  const { user } = await renderApp(submission.path, submission);
  await submission.write(user);
  await untilStored(words);
  deleteElsewhere();
  await submission.see();
  // The other tab may have sent it.
  expect(storedDrafts()).toMatchObject([{ status: 'failed', values: { menteeComment: words } }]);
});

test('a restored draft that another tab deletes stays in the form, and is stored once it is changed', async () => {
  const { user } = await renderApp(submission.path, submission);
  arrive(words);
  await submission.see();
  deleteElsewhere();
  await submission.see();
  expect(storedDrafts()).toEqual([]);
  await user.type(screen.getByLabelText('Comment'), ' More.');
  await untilStored(`${words} More.`);
  expect(storedDrafts()).toMatchObject([{ status: 'failed' }]);
});

test('an undone change leaves no draft', async () => {
  const { user } = await renderApp(profile.path, profile);
  await profile.open(user);
  await profile.write(user);
  await user.tab();
  expect(storedDrafts()).toMatchObject([draftOf.profile]);
  await fill(user, 'Last name', 'Bello');
  await user.tab();
  expect(storedDrafts()).toEqual([]);
});

test('a browser that cannot store drafts keeps them in the page, and asks before it goes', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const dialog = await openNext(user);
  fillStorage();
  await write(user, 'All is well.', '70');
  sandbox.failNext({
    method: 'POST',
    path: `/api/mentors/grade/${waitingIn(sandbox)[0]?.id}/`,
    kind: 'drop',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Send grade' }));
  await within(dialog).findByText(/You can also send it from your outbox/);

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await closed();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const again = within(await openRow(user));
  expect(again.getByLabelText('Comment')).toHaveValue('All is well.');
  expect(again.getByText(unsafe)).toBeVisible();
});

test('text typed before a tab notices a logout leaves no draft', async () => {
  const { user } = await renderApp(submission.path, submission);
  const userId = currentSession()?.userId ?? '';
  await submission.write(user);
  // The other tab has deleted all drafts. This tab still sees the login.
  localStorage.removeItem(boxKey(userId, 'submission', firstRepo));
  localStorage.setItem(`akada_left:${userId}`, String(Date.now()));
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'One more word' } });
  await user.tab();
  expect(storedDrafts()).toHaveLength(1);
  logInElsewhere(null);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('_box:'))).toEqual([]);
});
