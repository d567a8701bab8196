import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitOf, submitSchema } from '../../../../src/tasks/formSchemas.ts';
import {
  sameWork,
  pickCompared,
  typedWorkOf,
  workFields,
  toSubmissionPayload,
} from '../../../../src/tasks/work.ts';

const fields: { name: string; input: string; kind: 'link' | 'words' }[] = [...workFields];

beforeEach(() => {
  const more = { name: 'repository', input: 'source', kind: 'link' as const };
  Reflect.apply(Array.prototype.push, workFields, [more]);
});

afterEach(() => {
  Reflect.apply(Array.prototype.splice, workFields, [fields.length]);
});

const sent = {
  taskUrl: 'https://work.example/',
  menteeComment: 'It works on my phone.',
  repository: 'https://code.example/mine',
};

test('a field in the table is typed, sent, compared and checked', async () => {
  const typed = { ...typedWorkOf(sent) };
  expect(typed).toEqual({
    url: sent.taskUrl,
    menteeComment: sent.menteeComment,
    source: sent.repository,
  });
  expect(toSubmissionPayload({ ...typed, source: ' code.example/mine ' })).toEqual(sent);
  expect(
    sameWork(sent, Object.assign({ ...sent }, { repository: 'https://code.example/other' })),
  ).toBe(false);
  expect(pickCompared(sent)).toEqual({
    ...sent,
    gradePercentage: null,
    mentorComment: null,
    updatedAt: null,
  });
  await expect(submitSchema(limitOf(true)).validate({ ...typed, source: 'no' })).rejects.toThrow(
    'Enter a valid URL',
  );
});
