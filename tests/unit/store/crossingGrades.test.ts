import { expect, test } from 'vitest';
import type { Http } from '../../../src/api/http.ts';
import { failureOf } from '../../../src/api/query/query.ts';
import { gradeSubmission, loadMentorSubmissions } from '../../../src/tasks/tasksSlice.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');

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
