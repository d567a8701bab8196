import { expect, test } from 'vitest';
import type { Http } from '../../../src/api/http.ts';
import { failureOf } from '../../../src/api/query/query.ts';
import { gradeSubmission, loadMentorSubmissions } from '../../../src/tasks/tasksSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');

const listWith = (mentorComment: string) => ({
  items: [{ id: idOf(1), gradePercentage: 72, mentorComment }],
  totalCount: 1,
});

interface Sent {
  method: string;
  respond: (body?: unknown) => void;
  fail: (thrown: unknown) => void;
}

/** Opens a mentor's store on an API whose responses a test releases. */
function openDesk() {
  const sent: Sent[] = [];
  const store = storeOn(
    ({ method }) =>
      new Promise((respond, fail) => {
        sent.push({ method, respond, fail });
      }),
  );
  const given = { submissionId: idOf(1), gradePercentage: 61, mentorComment: 'Mine' };
  return {
    sent,
    calls: () => sent.map(({ method }) => method),
    grade: () => store.dispatch(gradeSubmission(given)),
    read: () => store.dispatch(loadMentorSubmissions()),
    comment: () => store.getState().tasks.queue?.[idOf(1)]?.submission.mentorComment,
  };
}

test('a list waits for a grade in flight, and keeps another mentor’s later comment', async () => {
  const { sent, calls, grade, read, comment } = openDesk();
  const both = Promise.all([grade(), read()]);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(calls()).toEqual(['POST']);
  sent[0]?.respond();
  await expect.poll(calls).toEqual(['POST', 'GET']);
  sent[1]?.respond(listWith('Since then'));
  await both;
  expect(comment()).toBe('Since then');
});

test.each([
  ['accepted', (sent: Sent | undefined) => sent?.respond()],
  ['refused', (sent: Sent | undefined) => sent?.fail(new Error('refused'))],
])('a list is read again after a crossing grade was %s', async (_, end) => {
  const { sent, calls, grade, read, comment } = openDesk();
  const reading = read();
  await expect.poll(calls).toEqual(['GET']);
  const grading = grade();
  await expect.poll(calls).toEqual(['GET', 'POST']);
  sent[0]?.respond(listWith('Before that'));
  end(sent[1]);
  await expect.poll(calls).toEqual(['GET', 'POST', 'GET']);
  sent[2]?.respond(listWith('Since then'));
  await Promise.all([reading, grading]);
  expect(comment()).toBe('Since then');
});

test('grading during a long read does not repeat the read', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({ id: idOf(index) }));
  let reads = 0;
  const http: Http = async ({ method, params }) => {
    if (method !== 'GET') return undefined;
    reads += 1;
    const skip = Number(params?.['skip'] ?? 0);
    const grade = { submissionId: idOf(reads), gradePercentage: 80, mentorComment: '' };
    void store.dispatch(gradeSubmission(grade));
    return Promise.resolve({ items: rows.slice(skip, skip + 100), totalCount: rows.length });
  };

  const store = storeOn(http);
  expect(failureOf(await store.dispatch(loadMentorSubmissions()))?.kind).toBe('aborted');
  expect(reads).toBe(6);
});
