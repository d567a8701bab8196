import { expect, test } from 'vitest';
import { rootReducer } from '../../../src/app/store/rootReducer.ts';
import {
  selectGradebook,
  filterGradebook,
  sortGradebook,
  taskKey,
  UNKNOWN,
  type GradebookView,
} from '../../../src/mentoring/gradebook/gradebook.ts';
import { loadTrackStages } from '../../../src/tracks/stagesSlice.ts';
import {
  loadMentorSubmissions,
  loadTask,
  type Submission,
  type Task,
} from '../../../src/tasks/tasksSlice.ts';
import { loadMentees } from '../../../src/user/userSlice.ts';
import { personWith, submissionWith, taskWith } from '../entities.ts';

const DAY = 24 * 60 * 60 * 1000;
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

function stateOf(submissions: Submission[], people = [ada, bisi], briefs: Task[] = []) {
  const actions = [
    loadMentees.fulfilled(people.map(personWith), 'people', undefined, atOnce),
    loadMentorSubmissions.fulfilled(submissions, 'queue', undefined, atOnce),
    ...briefs.map((brief) => loadTask.fulfilled(brief, brief.id, brief.id, atOnce)),
  ];
  return actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
}

const all: GradebookView = { track: '', stage: '', show: 'all', search: '' };
const show = (submissions: Submission[], filters: Partial<GradebookView> = {}) =>
  filterGradebook(selectGradebook(stateOf(submissions)), { ...all, ...filters }, now);
const names = (rows: readonly { mentee: { name: string } }[]) =>
  rows.map(({ mentee }) => mentee.name);

const three = [sent(ada, form, 3), sent(ada, page, 5, 70), sent(bisi, page, 1, 80.5)];

test('the gradebook has a column per submitted task and a row per mentee', () => {
  const { tasks, rows, columns, total } = show(three);
  expect(tasks.map(({ title }) => title)).toEqual(['First page', 'Sign-up form']);
  expect(rows.map(({ mentee, ...sums }) => [mentee.name, sums])).toEqual([
    ['Àdá Obi', { sent: 2, waiting: 1, mean: 70 }],
    ['Bisi Ade', { sent: 1, waiting: 0, mean: 80.5 }],
  ]);
  expect([...columns.values()]).toEqual([
    { sent: 2, waiting: 0, mean: 75.3 },
    { sent: 1, waiting: 1, mean: null },
  ]);
  expect(total).toEqual({ sent: 3, waiting: 1, mean: 75.3 });
});

test('the gradebook counts one of two submissions: the ungraded, else the later', () => {
  const both = [
    sent(ada, form, 2, 60),
    sent(ada, form, 9),
    sent(bisi, form, 8, 50),
    sent(bisi, form, 4, 90),
  ];
  const [first, second] = show(both).rows;
  expect(first?.mentee.cells.get('form')).toMatchObject({ count: 2, row: { graded: false } });
  expect(second?.mentee.cells.get('form')?.row.submission.gradePercentage).toBe(90);
  expect(show(both).total).toEqual({ sent: 2, waiting: 1, mean: 90 });
});

test('the gradebook adds unlisted mentees and counts incomplete rows', () => {
  const book = selectGradebook(
    stateOf([sent(gone, form, 1), sent(null, form, 1), sent(ada, null, 1), sent(null, menu, 1)]),
  );
  expect(names(book.mentees.map((mentee) => ({ mentee })))).toEqual([
    'Àdá Obi',
    'Bisi Ade',
    'Chi Eze',
  ]);
  // The menu's mentee is unknown, so the menu gets no column.
  expect(book.tasks.map(({ id }) => id)).toEqual(['form']);
  expect(book.left).toBe(3);
});

test('the filter "waiting" keeps mentees and tasks with ungraded work', () => {
  const shown = show(three, { show: 'waiting' });
  expect(names(shown.rows)).toEqual(['Àdá Obi']);
  expect(shown.tasks.map(({ id }) => id)).toEqual(['form']);
});

const quiet = (...submissions: Submission[]) => names(show(submissions, { show: 'quiet' }).rows);

test('a mentee is quiet after 14 days without changes or ungraded work', () => {
  const other = sent(bisi, page, 1);
  expect(quiet(other)).toEqual(['Àdá Obi']);
  expect(quiet(other, sent(ada, form, 15, 70))).toEqual(['Àdá Obi']);
  expect(quiet(other, sent(ada, form, 14, 70))).toEqual(['Àdá Obi']);
  expect(quiet(other, sent(ada, form, 13.9, 70))).toEqual([]);
  expect(quiet(other, sent(ada, form, 15))).toEqual([]);
  expect(quiet(other, sent(ada, form, 15, 70), sent(ada, page, 2, 70))).toEqual([]);
  // A change without a date does not count as quiet.
  expect(quiet(other, sent(ada, form, null, 70))).toEqual([]);
});

test('the gradebook’s search ignores case and accents', () => {
  expect(names(show(three, { search: 'ada' }).rows)).toEqual(['Àdá Obi']);
});

test('sortGradebook sorts a task by waiting time, then grade, missing work last', () => {
  const rows = show([
    sent(ada, form, 1),
    sent(bisi, form, 4),
    sent(gone, form, 2, 60),
    sent({ ...ada, id: 'd', firstName: 'Dayo' }, form, 2, 90),
    sent({ ...ada, id: 'e', firstName: 'Ese' }, page, 2),
  ]).rows;
  const by = (key: string, descending = false) =>
    sortGradebook(rows, { key, descending }).map(({ mentee }) => mentee.id);
  expect(by(taskKey('form'))).toEqual(['bisi', 'ada', 'gone', 'd', 'e']);
  expect(by(taskKey('form'), true)).toEqual(['d', 'gone', 'ada', 'bisi', 'e']);
  expect(by('name', true)).toEqual(['e', 'd', 'gone', 'bisi', 'ada']);
  expect(by('mean', true).slice(0, 2)).toEqual(['d', 'gone']);
  expect(by('waiting', true).slice(-2).toSorted()).toEqual(['d', 'gone']);
  expect(sortGradebook(rows, { key: 'nonsense', descending: false })).toEqual(rows);
});

const nameless = (id: string, example: string) => ({ id, name: '', example });
const stageAt = (id: string, level: number) => ({
  id,
  title: id.toUpperCase(),
  description: '',
  level,
  taskCount: 1,
  track: 'web',
});

test('the gradebook takes stages and tracks only from opened briefs', () => {
  const briefs = [
    taskWith({ ...form, stage: 'two', track: 'web' }),
    taskWith({ ...menu, stage: 'one', track: 'web' }),
  ];
  const submissions = [...three, sent(bisi, menu, 1)];
  const state = stateOf(submissions, [ada, bisi], briefs);
  const book = selectGradebook(state);
  expect(book.tracks).toEqual([nameless('web', 'Bukka menu')]);
  expect(book.stages).toEqual([nameless('one', 'Bukka menu'), nameless('two', 'Sign-up form')]);
  const shown = filterGradebook(book, all, now);
  expect(shown.stages.map(({ stage: of, tasks }) => [of?.id, tasks.map(({ id }) => id)])).toEqual([
    ['one', ['menu']],
    ['two', ['form']],
    [undefined, ['page']],
  ]);
  const tasksIn = (filters: Partial<GradebookView>) =>
    filterGradebook(book, { ...all, ...filters }, now).tasks.map(({ id }) => id);
  expect(tasksIn({ track: 'web' })).toEqual(['menu', 'form']);
  expect(tasksIn({ stage: 'two' })).toEqual(['form']);
  expect(tasksIn({ stage: UNKNOWN })).toEqual(['page']);

  // Stages with a level are sorted by level.
  const levels = loadTrackStages.fulfilled(
    [stageAt('one', 2), stageAt('two', 1)],
    'r',
    'web',
    atOnce,
  );
  const known = selectGradebook(rootReducer(state, levels));
  expect(known.stages.map(({ name }) => name)).toEqual(['Two', 'One']);
  expect(known.tasks.map(({ id }) => id)).toEqual(['form', 'menu', 'page']);
});
