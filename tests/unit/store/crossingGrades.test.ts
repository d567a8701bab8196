import { expect, test } from 'vitest';
import { SupersededRead } from '../../../src/api/errors.ts';
import type { Http } from '../../../src/api/http.ts';
import { fetchMentorSubmissions, gradeSubmission } from '../../../src/tasks/tasks.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');

test('grading while a long list is read does not make the list be read again and again', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({ id: idOf(index) }));
  let reads = 0;
  const http: Http = async ({ method, params }) => {
    if (method !== 'GET') return undefined;
    reads += 1;
    const skip = Number(params?.['skip'] ?? 0);
    void gradeSubmission(http, {
      submissionId: idOf(reads),
      gradePercentage: 80,
      mentorComment: '',
    });
    return Promise.resolve({ items: rows.slice(skip, skip + 100), totalCount: rows.length });
  };

  await expect(fetchMentorSubmissions(http)).rejects.toThrow(SupersededRead);
  expect(reads).toBe(6);
});
