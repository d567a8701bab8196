import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { logOut } from '../../../src/app/store/logOut.ts';
import { draftOf } from '../../../src/user/drafts.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  addSubmissions,
  callsTo,
  closed,
  desk,
  ngozi,
  openId,
  press,
  searchBox,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';
import { writeFinished } from '../outbox/waiting.ts';

const button = (name: string) => screen.findByRole('button', { name });
const position = async (words: string) => within(await desk()).findByText(words);

const batchKey = (userId = currentSession()?.userId): string => `akada_draft:${userId}:batch`;

test('a batch ends after its last grade, without opening the next review', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, ngozi);
  const all = waitingIn(sandbox);
  const [first, second, ...others] = all.filter(({ taskId }) => taskId === all[0]?.taskId);
  expect(others).toEqual([]);
  await user.click(await button('One task'));
  expect(await position('1 of 2')).toBeVisible();
  sandbox.clearRequests();
  await write(user, 'First.', '71');
  await press(user, 'Grade and next');
  await expect.poll(openId).toBe(second?.id);
  expect(await position('2 of 2')).toBeVisible();
  expect(within(await desk()).queryByText(/^\d+ done, /)).toBeNull();
  await write(user, 'Second.', '81');
  await press(user, 'Grade and next');
  await closed();

  const end = await screen.findByRole('heading', { name: 'Done for tonight' });
  await expect.poll(() => end).toHaveFocus();
  expect(screen.getByText(`${all.length - 2} left, the oldest 13 days.`)).toBeVisible();
  expect(screen.getByText(/you have graded 2 submissions/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review next' })).toBeNull();
  expect(callsTo(sandbox)).toEqual(
    [first, second].map((work) => `POST /api/mentors/grade/${work?.id}/`),
  );

  await reload();
  expect(await screen.findByRole('heading', { name: 'Done for tonight' })).toBeVisible();
  await user.click(await button('Show tasks to grade'));
  expect(await button('Review next')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tasks to grade' })).toHaveFocus();
});

test('a batch survives a reload, refuses new work and ignores the filters', async () => {
  const { user, sandbox, reload, path } = await renderApp(`${submissionsPath}?q=amina`, ngozi);
  const five = waitingIn(sandbox).slice(0, 5);
  await user.click(await button('Five'));
  expect(await position('1 of 5')).toBeVisible();
  expect(openId()).toBe(five[0]?.id);
  expect(within(await desk()).getByText('5 submissions')).toBeVisible();
  await user.keyboard('j');
  await expect.poll(openId).toBe(five[1]?.id);

  await reload(undefined, async () => {
    addSubmissions(sandbox, 1);
    sandbox.db.run(
      "UPDATE submissions SET updatedAt = '2019-01-01T00:00:00.000Z' WHERE taskUrl LIKE '%.example/1'",
    );
    sandbox.db.run('UPDATE submissions SET gradePercentage = 60 WHERE id = ?', [five[2]?.id ?? '']);
    sandbox.db.run('DELETE FROM submissions WHERE id = ?', [five[3]?.id ?? '']);
  });
  expect(await position('2 of 5')).toBeVisible();
  await user.keyboard('{Escape}');
  await closed();
  expect(await screen.findByText('2 of 5 done')).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
  expect(screen.queryByRole('search', { name: 'Filter submissions' })).toBeNull();

  await user.click(await button('Continue'));
  await expect.poll(openId).toBe(five[0]?.id);
  await user.keyboard('{Escape}');
  await closed();
  await user.click(await button('Leave the batch'));
  expect(screen.getByRole('heading', { name: 'Tasks to grade' })).toHaveFocus();
  expect(await searchBox()).toHaveValue('amina');
  expect(path()).toBe(`${submissionsPath}?q=amina`);
  expect(await button('Five')).toBeVisible();
});

test('outbox work and a grade of 0 do not keep a batch open', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const all = waitingIn(sandbox);
  await user.click(await button('One task'));
  await press(user, 'Close');
  await closed();
  act(() => {
    const values = { mentorComment: 'Written offline.', grade: '71', ticked: [] };
    writeFinished(draftOf.grade(all[0]?.id ?? ''), values, all[0]);
  });
  expect(await screen.findByText('1 of 2 done')).toBeVisible();

  await user.click(await button('Continue'));
  expect(await position('2 of 2')).toBeVisible();
  await write(user, 'I could not open it.', '0');
  await press(user, 'Grade and next');
  await closed();
  expect(await screen.findByRole('heading', { name: 'Done for tonight' })).toBeVisible();
  expect(submissionIn(sandbox, all[1]?.id ?? '')).toMatchObject({ gradePercentage: 0 });
  expect(screen.getByText(`${all.length - 1} left, the oldest 13 days.`)).toBeVisible();
});

test('other tabs see a batch, and a logout deletes it', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const [first, second] = waitingIn(sandbox);
  await button('Five');
  const inOtherTab = (batch: object) => {
    localStorage.setItem(batchKey(), JSON.stringify(batch));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: batchKey() }));
    });
  };
  const batch = { ids: [first?.id, second?.id], done: [], startedAt: Date.now() };
  inOtherTab(batch);
  expect(await screen.findByText('0 of 2 done')).toBeVisible();
  inOtherTab({ ...batch, done: [first?.id] });
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
  await user.click(await button('Continue'));
  await expect.poll(openId).toBe(second?.id);
  await press(user, 'Close');
  await closed();

  const key = batchKey();
  logOut(currentSession()?.userId ?? '');
  expect(localStorage.getItem(key)).toBeNull();
});
