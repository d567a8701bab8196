import { expect, test } from 'vitest';
import { findOtherName, ownComments } from '../../../src/mentoring/desk/ownComments.ts';
import { after } from '../../support/store/rootReducer.ts';
import { selectQueue } from '../../../src/mentoring/submissions.ts';
import { loadMentorSubmissions } from '../../../src/tasks/tasksSlice.ts';
import { submissionWith } from '../entities.ts';

const commented = (id: string, name: string, mentorComment: string | null, day: number) =>
  submissionWith({
    id,
    mentorComment,
    gradePercentage: 80,
    updatedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    task: { id: 'form', title: 'Form' },
    mentee: { id: name, firstName: name, lastName: 'Bello' },
  });

/**
 * Returns the comments on a task, the oldest first, as the review of `firstName`’s work offers
 * them.
 */
function offered(comments: readonly (readonly [string, string | null])[], firstName = 'Bisi') {
  const submissions = comments.map(([name, text], at) => commented(`s${at}`, name, text, at + 1));
  const rows = selectQueue(
    after(
      loadMentorSubmissions.fulfilled(
        {
          submissions: [...submissions, commented('open', firstName, 'Its own comment.', 30)],
          resubmitted: null,
        },
        'load',
        undefined,
        { endedAt: 1 },
      ),
    ),
  );
  const row = rows.find(({ id }) => id === 'open');
  return row ? ownComments(rows, row) : [];
}

test('a mentor’s distinct comments on other work of the task come newest first', () => {
  const comments = offered([
    ['Ada', 'Add labels.'],
    ['Chi', ' '],
    ['Dayo', null],
    ['Ese', 'Add prices.'],
    ['Femi', ' Add labels. '],
  ]);
  expect(comments.map(({ text }) => text)).toEqual(['Add labels.', 'Add prices.']);
});

test.each([
  ['Amina', 'Well done, Amina.', 'Amina'],
  ['amina', 'Amina’s page reads well.', 'Amina'],
  ['AMINA', 'Well done, Amina.', 'Amina'],
  ['Mary Ann', 'Hello Ann, add labels.', 'Ann'],
  ['Abdul-Rahman', 'Good, Rahman!', 'Rahman'],
  ['Ọlá', 'Well done, Ọlá.', 'Ọlá'],
  ['Hope', 'I hope you add labels.', null],
  ['Git', 'Read about GitHub.', null],
  ['A', 'A good start.', null],
  ['', 'A good start.', null],
  ['Bisi', 'Well done, Bisi.', null],
])('a comment for %o that says “%s” has the name %o', (firstName, text, name) => {
  expect(offered([[firstName, text]])).toEqual([{ text, name }]);
});

test('a name counts if any mentee with the same comment bears it', () => {
  const text = 'Well done, Ada.';
  const comments = offered([
    ['Ada', text],
    ['Chi', text],
  ]);
  expect(comments).toEqual([{ text, name: 'Ada' }]);
});

test('a comment keeps the name of another mentee until it is changed', () => {
  const own = offered([
    ['Ada', 'Well done, Ada.'],
    ['Chi', 'Add prices.'],
  ]);
  expect(findOtherName('Hello. Well done, Ada. Add labels.', own)).toBe('Ada');
  expect(findOtherName('Well done, Bisi. Adapt the prices.', own)).toBeNull();
  expect(findOtherName('', own)).toBeNull();
});
