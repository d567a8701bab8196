import { emptyState, rootReducer, type RootState } from '../../support/store/rootReducer.ts';
import { expect, test } from 'vitest';
import type { Submission } from '../../../src/tasks/tasksSlice.ts';
import {
  recentGrading,
  nextWaiting,
  selectQueue,
  selectQueueCounts,
  selectQueueMentees,
  selectQueueTasks,
  selectWaitingByMentee,
  viewQueue,
  type QueueView,
  earlierGrades,
} from '../../../src/mentoring/submissions.ts';
import tasksReducer, {
  loadTasks,
  gradeSubmission,
  loadMentorSubmissions,
} from '../../../src/tasks/tasksSlice.ts';
import type { Person } from '../../../src/user/userSlice.ts';
import type { View } from '../../../src/lib/search.ts';
import { sortedByNeed, viewMentees } from '../../../src/mentoring/mentees/MenteesTable.tsx';
import { loadTracks } from '../../../src/tracks/tracksSlice.ts';
import { loadMentees } from '../../../src/user/userSlice.ts';
import { personWith, submissionWith, taskWith } from '../entities.ts';

const ada = { id: 'ada', firstName: 'Àdá', lastName: 'Obi' };
const bisi = { id: 'bisi', firstName: 'Bisi', lastName: 'Ade' };
const form = { id: 'form', title: 'SIGN-UP FORM' };
const page = { id: 'page', title: 'FIRST PAGE' };

const submission = (id: string, day: number, given: Partial<Submission> = {}): Submission =>
  submissionWith({
    id,
    updatedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    mentee: ada,
    task: form,
    ...given,
  });

const loaded = (submissions: Submission[], state = tasksReducer(undefined, { type: 'start' })) =>
  tasksReducer(
    state,
    loadMentorSubmissions.fulfilled({ submissions, resubmitted: null }, 'load', undefined, {
      endedAt: 1,
    }),
  );

const four = [
  submission('new', 9),
  submission('gradedEarly', 1, { gradePercentage: 70, mentorComment: 'Tidy.' }),
  submission('old', 2, { mentee: bisi, task: page }),
  submission('gradedLate', 5, { gradePercentage: 80.5, mentee: bisi, mentorComment: ' Tidy. ' }),
  submission('zero', 4, { gradePercentage: 0, mentorComment: 'No access.' }),
];

const stateOf = (tasks: RootState['tasks']): RootState => ({ ...emptyState, tasks });

const unfilteredView: QueueView = { state: 'all', task: '', mentee: '', search: '', sort: '' };
const rowsOf = (submissions: Submission[]) => selectQueue(stateOf(loaded(submissions)));
const ids = (view: Partial<QueueView>) =>
  viewQueue(rowsOf(four), { ...unfilteredView, ...view }).map(({ id }) => id);

test('selectQueue puts ungraded work first, oldest on top, then latest grades', () => {
  expect(ids({})).toEqual(['old', 'zero', 'new', 'gradedLate', 'gradedEarly']);
  expect(selectQueueCounts(stateOf(loaded(four)))).toEqual({ waiting: 3, graded: 2 });
});

const at = (hour: number) => (480_000 + hour) * 60 * 60 * 1000;
const grade = (submissionId: string, gradePercentage: number, endedAt: number) =>
  gradeSubmission.fulfilled(
    undefined,
    'grade',
    { submissionId, gradePercentage, mentorComment: 'Tidy.' },
    { endedAt },
  );

test('recentGrading counts grades of the last six hours across a refetch', () => {
  const graded = [grade('new', 70, at(4)), grade('old', 81, at(5)), grade('zero', 0, at(5))].reduce(
    tasksReducer,
    loaded(four),
  );
  expect(recentGrading(selectQueue(stateOf(loaded(four))), at(1))).toBeNull();

  const list = Object.values(graded.queue ?? {}).map((record) => record.submission);
  for (const tasks of [graded, loaded(list, graded)]) {
    const rows = selectQueue(stateOf(tasks));
    expect(recentGrading(rows, at(6))).toEqual({ done: 2, mentees: 2, mean: 76, since: at(4) });
    expect(recentGrading(rows, at(10))).toEqual({ done: 1, mentees: 1, mean: 81, since: at(5) });
    expect(recentGrading(rows, at(11))).toBeNull();
  }
  const again = list.map((one) =>
    one.id === 'old'
      ? submission('old', 9, {
          gradePercentage: 81,
          mentorComment: 'Tidy.',
          mentee: bisi,
          task: page,
          taskUrl: 'https://new',
        })
      : one,
  );
  expect(recentGrading(selectQueue(stateOf(loaded(again, graded))), at(6))?.done).toBe(1);
});

test('viewQueue combines filters and search', () => {
  expect(ids({ state: 'graded' })).toEqual(['gradedLate', 'gradedEarly']);
  expect(ids({ state: 'waiting', mentee: 'ada' })).toEqual(['zero', 'new']);
  expect(ids({ task: 'page' })).toEqual(['old']);
  expect(ids({ search: ' ADA form ' })).toEqual(['zero', 'new', 'gradedEarly']);
  expect(ids({ search: 'ada page' })).toEqual([]);
});

const by = (sort: string) => ids({ sort });

test('viewQueue sorts as chosen and keeps equal rows in order', () => {
  expect(by('mentee')).toEqual(['zero', 'new', 'gradedEarly', 'old', 'gradedLate']);
  expect(by('-updated')).toEqual(['new', 'gradedLate', 'zero', 'old', 'gradedEarly']);
  expect(by('grade')).toEqual(['old', 'new', 'zero', 'gradedEarly', 'gradedLate']);
});

test('nextWaiting returns the next open row below, else above, else null', () => {
  const rows = viewQueue(rowsOf(four), unfilteredView);
  const after = (id: string, open = rows.filter(({ graded }) => !graded)) =>
    nextWaiting(rows, id, open)?.id ?? null;
  expect(after('old')).toBe('zero');
  expect(after('new')).toBe('old');
  expect(after('gradedEarly')).toBe('old');
  expect(after('old', rows.slice(0, 1))).toBeNull();
});

test('selectors list mentees with ungraded work, and filter choices by name', () => {
  const state = stateOf(loaded(four));
  expect([...selectWaitingByMentee(state)]).toEqual([
    ['bisi', 1],
    ['ada', 2],
  ]);
  expect(selectQueueTasks(state)).toEqual([
    { id: 'page', name: 'First page' },
    { id: 'form', name: 'Sign-up form' },
  ]);
  expect(selectQueueMentees(state)).toEqual([
    { id: 'ada', name: 'Àdá Obi' },
    { id: 'bisi', name: 'Bisi Ade' },
  ]);
});

test('namesakes and tasks with the same title are told apart in rows and filters', () => {
  const twin = { ...bisi, id: 'bisi2', firstName: 'BISI' };
  const copy = { id: 'page-2', title: 'first page' };
  const first = stateOf(
    loaded([
      submission('one', 1, { mentee: bisi, task: page }),
      submission('two', 2, { mentee: twin, task: copy }),
    ]),
  );
  expect(selectQueue(first).map(({ menteeName, taskTitle }) => [menteeName, taskTitle])).toEqual([
    ['Bisi Ade (#bisi)', 'First page (#page)'],
    ['BISI Ade (#isi2)', 'first page (#ge-2)'],
  ]);
  // The lists of people and tasks say more.
  const people = [
    { ...bisi, email: 'bisi@home.example' },
    { ...twin, email: 'ade@home.example' },
  ].map(personWith);
  const tasks = [taskWith({ ...page, track: 'web' }), taskWith({ ...copy, track: 'mobile' })];
  const tracks = ['web', 'mobile'].map((id) => ({ id, title: id, description: '', image: null }));
  const state = [
    loadMentees.fulfilled(people, 'people', undefined, { endedAt: 1 }),
    loadTasks.fulfilled(tasks, 'tasks', undefined, { endedAt: 1 }),
    loadTracks.fulfilled(tracks, 'tracks', undefined, { endedAt: 1 }),
  ].reduce<RootState>(rootReducer, first);
  expect(selectQueueMentees(state).map(({ name }) => name)).toEqual([
    'BISI Ade (ade@home.example)',
    'Bisi Ade (bisi@home.example)',
  ]);
  expect(selectQueueTasks(state).map(({ name }) => name)).toEqual([
    'first page (mobile)',
    'First page (web)',
  ]);
  expect(viewQueue(selectQueue(state), { ...unfilteredView, search: 'bisi@home' })).toHaveLength(1);
});

test('selectQueue keeps a row without a mentee, task or date', () => {
  const bare = submission('bare', 1, { mentee: null, task: null, updatedAt: null });
  const state = stateOf(loaded([...four, bare]));
  const [row] = selectQueue(state);
  expect(row).toMatchObject({ id: 'bare', menteeName: '', taskTitle: '', changedAt: 0 });
  expect(row?.words.trim()).toBe('');
  expect(selectWaitingByMentee(state).size).toBe(2);
  expect([selectQueueTasks(state).length, selectQueueMentees(state).length]).toEqual([2, 2]);
  const narrowed = (view: Partial<QueueView>) =>
    viewQueue(selectQueue(state), { ...unfilteredView, ...view }).map(({ id }) => id);
  expect(narrowed({ mentee: 'bisi' })).toEqual(['old', 'gradedLate']);
  expect(narrowed({ task: 'page' })).toEqual(['old']);
});

/** Returns the ids of the earlier grades beside the work `of`. */
const gradesBeside = (of: string, submissions: Submission[]): string[] => {
  const rows = rowsOf(submissions);
  const open = rows.find(({ id }) => id === of);
  return open ? earlierGrades(rows, open).map(({ id }) => id) : [];
};

test('earlierGrades returns the mentee’s other grades, latest first, without 0', () => {
  const work = [
    submission('early', 1, { gradePercentage: 70 }),
    submission('this', 5, { gradePercentage: 90 }),
    submission('zero', 4, { gradePercentage: 0 }),
    submission('late', 3, { gradePercentage: 80.5 }),
    submission('waiting', 6),
    submission('other', 7, { gradePercentage: 60, mentee: bisi }),
    submission('nobody', 8, { gradePercentage: 50, mentee: null }),
    submission('nobody else', 9, { gradePercentage: 80, mentee: null }),
  ];
  expect(gradesBeside('this', work)).toEqual(['late', 'early']);
  expect(gradesBeside('nobody', work)).toEqual([]);
});

test('earlierGrades lists resubmitted work by its time, though the queue has it first', () => {
  const early = submission('early', 1, { gradePercentage: 70 });
  const others = [submission('this', 5), submission('late', 3, { gradePercentage: 80 })];
  const again = { ...early, taskUrl: 'https://new.example' };
  const rows = selectQueue(stateOf(loaded([again, ...others], loaded([early, ...others]))));
  expect(rows.map(({ id }) => id)).toEqual(['early', 'this', 'late']);
  const [, open] = rows;
  expect(open && earlierGrades(rows, open).map(({ id }) => id)).toEqual(['late', 'early']);
});

const person = (id: string, given: Partial<Person> = {}): Person =>
  personWith({ id, firstName: id, lastName: 'Obi', ...given });

const people = [
  person('Zainab', { technologies: ['Python'] }),
  person('Ada', { technologies: ['React', 'Node'] }),
  person('Musa', { technologies: ['Figma'] }),
  person('Bisi'),
];
const waiting = new Map([
  ['Musa', 2],
  ['Ada', 1],
]);

const view = (options: Partial<View>): string[] =>
  viewMentees(sortedByNeed(people, [{ person: person('Bisi') }]), waiting, {
    search: '',
    sort: '',
    ...options,
  }).map(({ id }) => id);

test('mentees sort by need, name or ungraded work, ties by name', () => {
  expect(view({})).toEqual(['Bisi', 'Ada', 'Musa', 'Zainab']);
  expect(view({ sort: '-name' })).toEqual(['Zainab', 'Musa', 'Bisi', 'Ada']);
  expect(view({ sort: 'waiting' })).toEqual(['Bisi', 'Zainab', 'Ada', 'Musa']);
  expect(view({ sort: '-waiting' })).toEqual(['Musa', 'Ada', 'Bisi', 'Zainab']);
  // An address may name any order.
  expect(view({ sort: '__proto__' })).toHaveLength(4);
  expect(people.map(({ id }) => id)).toEqual(['Zainab', 'Ada', 'Musa', 'Bisi']);
});

test('a search finds mentees by words of their name and technologies', () => {
  expect(view({ search: 'obi figma' })).toEqual(['Musa']);
  expect(view({ search: 'reactnode' })).toEqual([]);
});
