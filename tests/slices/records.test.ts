import { gradeOf, isSubmitted } from './work.ts';
import { describe, expect, test } from 'vitest';
import { requestCleared, requestIn } from '../../src/api/query/query.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTaskSubmissions,
  submitTask,
} from '../../src/tasks/tasksSlice.ts';
import { AMINA, openStore } from './openTab.ts';
import { watch } from '../support/watchContract.ts';
import { stopClock } from './stopClock.ts';
import type { Db } from '../sandbox/data/db.ts';

const MINUTE = 60_000;

const submissionsOf = (db: Db, taskId: string) =>
  db.all<{ taskUrl: string; menteeComment: string }>(
    'SELECT taskUrl, menteeComment FROM submissions WHERE taskId = ? AND menteeId = ?',
    [taskId, AMINA.id],
  );

const written = {
  taskUrl: 'https://github.com/me/work',
  menteeComment: 'Every step is in the notes',
};

/** An API that answers as usual and can be made to hold its answers. */
function answersThatWait() {
  let held: { method: string; until: Promise<void> } | null = null;
  return {
    compare: async (request: Request, response: Response) => {
      const found = watch(request, response);
      if (held?.method === '*' || held?.method === request.method) await held?.until;
      return found;
    },
    /** Holds answers from now on, and returns a function that releases them. */
    hold: (method: string): (() => void) => {
      const gate = new EventTarget();
      const until = new Promise<void>((resolve) => {
        gate.addEventListener('open', () => resolve());
      });
      held = { method, until };
      return () => {
        held = null;
        gate.dispatchEvent(new Event('open'));
      };
    },
  };
}

test('a new grade survives the late answer to its submission', async () => {
  const clock = stopClock();
  const { compare, hold } = answersThatWait();
  const { store, sandbox } = await openStore({ as: AMINA.email, sandbox: { compare } });
  const { db } = sandbox;
  const task =
    db.get<{ taskId: string }>('SELECT taskId FROM submissions WHERE menteeId = ?', [AMINA.id])
      ?.taskId ?? '';
  const letGo = hold('POST');
  const sent = store.dispatch(submitTask({ taskId: task, ...written }));
  await expect.poll(() => submissionsOf(db, task)).toEqual([written]);
  clock.pass(MINUTE);
  db.run(
    'UPDATE submissions SET gradePercentage = 80, updatedAt = ? WHERE taskId = ? AND menteeId = ?',
    [new Date().toISOString(), task, AMINA.id],
  );
  await store.dispatch(loadTaskSubmissions(task));
  expect(gradeOf(store.getState().tasks, task)).toBe(80);
  letGo();
  await sent;
  expect(gradeOf(store.getState().tasks, task)).toBe(80);
  expect(store.getState().tasks.records[task]?.submission).toMatchObject(written);
});

/** Ngozi has read her list, and grades its first row; answers can be held. */
async function openGrading() {
  const { compare, hold } = answersThatWait();
  const clock = stopClock();
  const { store, sandbox } = await openStore({ as: 'mentor@akada.example', sandbox: { compare } });
  const { db } = sandbox;
  const look = async () => {
    clock.pass(MINUTE);
    store.dispatch(requestCleared(loadMentorSubmissions.keyOf()));
    await store.dispatch(loadMentorSubmissions());
  };
  await look();
  const [submissionId = ''] = Object.keys(store.getState().tasks.queue ?? {});
  const grade = () =>
    store.dispatch(gradeSubmission({ submissionId, gradePercentage: 61, mentorComment: 'Mine' }));
  const regrade = (comment: string) =>
    db.run('UPDATE submissions SET gradePercentage = 72, mentorComment = ? WHERE id = ?', [
      comment,
      submissionId,
    ]);
  const statuses = () => sandbox.requests().map(({ status }) => status);
  const comment = () => store.getState().tasks.queue?.[submissionId]?.submission.mentorComment;
  const commentThere = () =>
    db.get<{ mentorComment: string }>('SELECT mentorComment FROM submissions WHERE id = ?', [
      submissionId,
    ])?.mentorComment;
  sandbox.clearRequests();
  return { sandbox, submissionId, look, grade, regrade, hold, statuses, comment, commentThere };
}

describe('a list and a grade that cross', () => {
  test('a crossing list leaves a later comment of another mentor', async () => {
    const { look, grade, regrade, hold, statuses, comment, commentThere } = await openGrading();
    const letGo = hold('*');
    const graded = grade();
    await expect.poll(commentThere).toBe('Mine');
    regrade('Since then');
    const read = look();
    letGo();
    await Promise.all([graded, read]);
    expect(comment()).toBe('Since then');
    expect(statuses()).toEqual([200, 200]);
  });

  test('a crossing list with another mentor’s comment is read once more', async () => {
    const { look, grade, regrade, hold, statuses, comment } = await openGrading();
    regrade('Before that');
    const letGo = hold('*');
    const read = look();
    await expect.poll(statuses).toEqual([200]);
    const graded = grade();
    letGo();
    await Promise.all([graded, read]);
    expect(comment()).toBe('Mine');
    expect(statuses()).toEqual([200, 200, 200]);
  });

  test('a crossing list is read even if the grade is refused', async () => {
    const { sandbox, submissionId, look, grade, regrade, hold, statuses, comment } =
      await openGrading();
    const path = `/api/mentors/grade/${submissionId}/`;
    sandbox.failNext({ method: 'POST', path, times: 1, kind: '500' });
    const letGo = hold('*');
    const read = look();
    await expect.poll(statuses).toEqual([200]);
    const graded = grade();
    await expect.poll(statuses).toEqual([200, 500]);
    regrade('Since then');
    letGo();
    await Promise.all([graded, read]);
    expect(comment()).toBe('Since then');
    expect(statuses()).toEqual([200, 500, 200]);
  });
});

/** A task of the mentee's tracks, with a mentor, that the mentee has not submitted yet. */
function openTask(db: Db): string {
  const row = db.get<{ id: string }>(
    `SELECT id FROM tasks
     WHERE trackId IN (SELECT trackId FROM mentorships WHERE menteeId = ?)
       AND id NOT IN (SELECT taskId FROM submissions WHERE menteeId = ?)`,
    [AMINA.id, AMINA.id],
  );
  if (!row) throw new Error('The starter content has no open task for the mentee');
  return row.id;
}

test('an answer that arrives after a submission does not undo it', async () => {
  const { store, sandbox, calls } = await openStore({ as: AMINA.email });
  const taskId = openTask(sandbox.db);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  const read = store.dispatch(loadTaskSubmissions(taskId));
  await expect.poll(() => calls()).toHaveLength(1);
  await store.dispatch(submitTask({ taskId, ...written }));
  // The read's answer is from before: there is no submission in it.
  sandbox.db.run('DELETE FROM submissions WHERE taskId = ?', [taskId]);
  await sandbox.letGo();
  await read;

  const { tasks } = store.getState();
  expect(isSubmitted(tasks, taskId)).toBe(true);
  expect(tasks.records[taskId]?.submission).toMatchObject(written);
  await store.dispatch(loadTaskSubmissions(taskId));
  expect(calls()).toHaveLength(2);
});

test('a failed submission is repeated only by the user', async () => {
  const { store, sandbox, calls } = await openStore({ as: AMINA.email });
  const taskId = openTask(sandbox.db);
  const path = `/api/tasks/${taskId}/submissions`;
  for (const kind of ['500', 'drop', '503'] as const) {
    sandbox.failNext({ method: 'POST', path, times: 1, kind });
    await store.dispatch(submitTask({ taskId, ...written }));
    const request = requestIn(store.getState(), submitTask.keyOf(taskId));
    expect(request?.status).toBe('failure');
    expect(isSubmitted(store.getState().tasks, taskId)).toBeUndefined();
  }
  expect([calls().length, submissionsOf(sandbox.db, taskId).length]).toEqual([3, 0]);
  await store.dispatch(submitTask({ taskId, ...written }));
  expect(submissionsOf(sandbox.db, taskId)).toEqual([written]);
});

test('nothing is sent for a missing id', async () => {
  const { store, calls } = await openStore({ as: AMINA.email });
  await store.dispatch(submitTask({ taskId: '', ...written }));
  await expect.poll(() => calls()).toEqual([]);
});
