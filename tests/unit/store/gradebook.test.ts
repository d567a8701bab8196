import { expect, test } from 'vitest';
import { after } from '../../support/store/rootReducer.ts';
import {
  gradebookFile,
  selectGradebook,
  viewGradebook,
} from '../../../src/mentoring/gradebook/gradebook.ts';
import { loadMentorSubmissions, type Submission } from '../../../src/tasks/tasksSlice.ts';
import { loadMentees } from '../../../src/user/userSlice.ts';
import { personWith, submissionWith } from '../entities.ts';
import { DAY } from '../../../src/lib/timing.ts';

const now = Date.parse('2026-06-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * DAY).toISOString();

const ada = { id: 'ada', firstName: 'Àdá', lastName: 'Obi' };
const bisi = { id: 'bisi', firstName: 'Bisi', lastName: 'Ade' };
const gone = { id: 'gone', firstName: 'Chi', lastName: 'Eze' };
const form = { id: 'form', title: 'SIGN-UP FORM' };
const page = { id: 'page', title: 'FIRST PAGE' };
const menu = { id: 'menu', title: 'BUKKA MENU' };

let count = 0;
const sent = (
  mentee: Submission['mentee'],
  task: Submission['task'],
  days: number | null,
  gradePercentage: number | null = null,
): Submission =>
  submissionWith({
    id: `s${(count += 1)}`,
    gradePercentage,
    updatedAt: days === null ? null : daysAgo(days),
    mentee,
    task,
  });

const atOnce = { endedAt: 1 };

function bookOf(
  submissions: Submission[],
  people: Parameters<typeof personWith>[0][] = [ada, bisi],
  resubmitted: string[] | null = null,
) {
  const known = after(
    loadMentees.fulfilled(people.map(personWith), 'people', undefined, atOnce),
    loadMentorSubmissions.fulfilled({ submissions, resubmitted }, 'queue', undefined, atOnce),
  );
  return selectGradebook(known);
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

const three = [sent(ada, form, 3), sent(ada, page, 5, 70), sent(bisi, page, 1, 80.5)];

test('the gradebook has a column per submitted task and a row per mentee', () => {
  const { tasks, rows, all } = bookOf(three);
  expect(tasks.map(({ title, mean }) => [title, mean])).toEqual([
    ['First page', 75.3],
    ['Sign-up form', null],
  ]);
  expect(rows.map(({ name, waiting, mean }) => [name, waiting, mean])).toEqual([
    ['Àdá Obi', 1, 70],
    ['Bisi Ade', 0, 80.5],
  ]);
  expect(rows.map(({ cells }) => [...cells.keys()].toSorted())).toEqual([
    ['form', 'page'],
    ['page'],
  ]);
  expect(all).toEqual({ waiting: 1, mean: 75.3 });
});

test('the gradebook shows one of two submissions: the ungraded, else the later', () => {
  const { rows, all } = bookOf([
    sent(ada, form, 2, 60),
    sent(ada, form, 9),
    sent(bisi, form, 8, 50),
    sent(bisi, form, 4, 90),
  ]);
  expect(rows[0]?.cells.get('form')?.graded).toBe(false);
  expect(rows[1]?.cells.get('form')?.submission.gradePercentage).toBe(90);
  expect(all).toEqual({ waiting: 1, mean: 90 });
});

test('the gradebook adds unlisted mentees and counts incomplete submissions', () => {
  const book = bookOf([
    sent(gone, form, 1),
    sent(null, form, 1),
    sent(ada, null, 1),
    sent(null, menu, 1),
  ]);
  expect(names(book.rows)).toEqual(['Àdá Obi', 'Bisi Ade', 'Chi Eze']);
  // The menu's mentee is unknown, so the menu gets no column.
  expect(book.tasks.map(({ id }) => id)).toEqual(['form']);
  expect(book.left).toBe(3);
});

test('mentees with the same name and tasks with the same title are told apart, on screen and in the file', () => {
  const again = { id: '60c0ffee0000000000003f9a', title: 'Sign-up  form' };
  const { tasks, rows } = bookOf(
    [
      sent(ada, form, 1),
      sent(ada, again, 1),
      sent({ ...gone, id: 'former-mentee-77aa', firstName: 'bisi', lastName: 'Ade' }, form, 1),
    ],
    [
      { ...ada, email: 'ada@home.example' },
      { ...bisi, email: 'bisi@home.example' },
      { ...bisi, id: 'other', email: 'ade@home.example' },
    ],
  );
  expect(rows.map(({ name, mark }) => [name, mark])).toEqual([
    ['Àdá Obi', ''],
    // The address of a former mentee is unknown.
    ['bisi Ade', '#77aa'],
    ['Bisi Ade', 'bisi@home.example'],
    ['Bisi Ade', 'ade@home.example'],
  ]);
  expect(tasks.map(({ title }) => title)).toEqual([
    'Sign-up  form (#3f9a)',
    'Sign-up form (#form)',
  ]);
  const file = gradebookFile(tasks, rows);
  expect(file).toContain('"Bisi Ade (ade@home.example)"');
  expect(file).toContain('"Sign-up form (#form)"');
});

test('the gradebook’s search ignores case and accents', () => {
  const { rows } = bookOf(three);
  expect(names(viewGradebook(rows, { search: 'ada', sort: '' }))).toEqual(['Àdá Obi']);
});

test('the gradebook is sorted by ungraded work, by average, or else by name', () => {
  const dayo = { ...ada, id: 'dayo', firstName: 'Dayo' };
  const { rows } = bookOf([
    sent(ada, form, 1, 80),
    sent(bisi, form, 4),
    sent(bisi, page, 4),
    sent(gone, form, 2, 60),
    sent(dayo, form, 2, 90),
    sent(dayo, page, 2),
  ]);
  const by = (sort: string) => viewGradebook(rows, { search: '', sort }).map(({ id }) => id);
  expect(by('')).toEqual(['ada', 'bisi', 'gone', 'dayo']);
  expect(by('-waiting')).toEqual(['bisi', 'dayo', 'ada', 'gone']);
  expect(by('mean')).toEqual(['gone', 'ada', 'dayo', 'bisi']);
  expect(by('nonsense')).toEqual(by(''));
});

test('a cell of the file has the grade, or how long the work waits for one', () => {
  const again = sent(bisi, form, 2, 70);
  const { tasks, rows } = bookOf(
    [sent(ada, form, 3, 80), sent(ada, page, 4), again, sent(bisi, page, null)],
    [ada, bisi],
    [again.id],
  );
  const [, first, second] = gradebookFile(tasks, rows).split('\r\n');
  expect(first).toContain('80,"Not graded since 2026-06-16",80');
  expect(second).toContain(',"Not graded","Not graded since 2026-06-18, was 70%"');
});
