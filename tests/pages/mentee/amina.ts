import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect } from 'vitest';
import { ageSubmissions } from '../../support/store/storedResponses.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { FaultKind } from '../../sandbox/traffic/faults.ts';
import { fill } from '../../support/page/fill.ts';
import { amina, ngozi } from '../../support/people.ts';

/** Amina with an API without `my_stages`, so that each task is requested. */
export const aminaWithoutMyStages = { ...amina, sandbox: { myStages: false } };

export const webTrack = starterId('track', 'web');
export const taskId = (key: string): string => starterId('task', key);

/** A task that is submitted, and graded with 88 percent. */
export const priceList = taskId('web-price-list');
/** A task that is not submitted, in a stage without a course; its deadline has passed. */
export const firstRepo = taskId('web-first-repo');
/** A task that is not submitted, with a course. */
export const ajo = taskId('web-ajo-calculator');

/** Returns the address of a task's form. */
export const toForm = (task: string): string => `/dashboard/pending-task/submit/${task}`;

/** Replaces the link and the comment in the open form of a task. */
export async function writeWork(user: UserEvent, url: string, words: string): Promise<void> {
  await fill(user, 'Link to your work', url);
  await fill(user, 'Comment', words);
}

/** Makes the next calls for a task's submissions fail: reads, or with POST a send. */
export const failWork = (
  sandbox: Sandbox,
  task: string,
  kind: FaultKind = '500',
  { times = 1, method = 'GET' } = {},
): void => sandbox.failNext({ method, path: `/api/tasks/${task}/submissions`, times, kind });

export const table = (name: string) => screen.findByRole('table', { name });

/** Opens a page by its link in the menu. */
export const openByMenu = (user: UserEvent, name: string): Promise<void> =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name }),
  );

/** Waits until every count of the page has arrived. */
export const checked = () =>
  waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());

/** Returns the status of the task on the screen, beside its brief. */
export function status(): Element {
  const about = screen.getByRole('complementary', { name: 'About this task' });
  const line = about.querySelector('[data-tone]');
  assert(line);
  return line;
}

/** Returns the titles in a table, in order. */
export const titles = (of: HTMLElement): string[] =>
  within(of)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Returns how often the submissions of each task were requested. */
export function countCalls(sandbox: Sandbox): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { method, path } of sandbox.requests()) {
    const id = /^\/api\/tasks\/(\w+)\/submissions$/.exec(path)?.[1];
    if (method === 'GET' && id) calls.set(id, (calls.get(id) ?? 0) + 1);
  }
  return calls;
}

/** Holds the response to each task's first count until it is released. */
export function holdCounts(sandbox: Sandbox): void {
  for (const { id } of sandbox.db.all<{ id: string }>('SELECT id FROM tasks')) {
    failWork(sandbox, id, 'held');
  }
}

/**
 * Replaces the web track's content by ten stages of three tasks each, due in turn, without
 * submissions. Returns the ids stage by stage.
 */
export function addTenStages({ db }: Sandbox): string[][] {
  for (const name of ['tasks', 'stages', 'userStages']) {
    db.run(`DELETE FROM ${name} WHERE trackId = ?`, [webTrack]);
  }
  db.run('DELETE FROM submissions WHERE menteeId = ?', [amina.id]);
  const today = new Date();
  return Array.from({ length: 10 }, (_, number) => {
    const stage = starterId('stage', `ten-${number}`);
    db.run(
      `INSERT INTO stages (id, trackId, title, description, level, taskCount, createdAt, updatedAt)
       VALUES (?, ?, ?, 'One of ten.', ?, 3, ?, ?)`,
      [stage, webTrack, `STAGE ${number + 1}`, number, today, today],
    );
    return [1, 2, 3].map((place) => {
      const id = taskId(`ten-${number}-${place}`);
      db.run(
        `INSERT INTO tasks
           (id, trackId, stageId, courseId, title, description, deadline, createdAt, updatedAt)
         VALUES (?, ?, ?, NULL, ?, 'To do', ?, ?, ?)`,
        [
          id,
          webTrack,
          stage,
          `WORK ${number + 1} ${place}`,
          `2099-01-${10 + place}T${10 + number}:00:00.000Z`,
          today,
          today,
        ],
      );
      return id;
    });
  });
}

/** Makes all stored responses about submissions some minutes older, while no tab is open. */
export const recordsAgedBy = (minutes: number) => (): Promise<void> =>
  ageSubmissions(minutes * 60_000);

/** Returns Amina's submissions of a task from the database. */
export const workOf = ({ db }: Sandbox, task: string) =>
  db.all<{ taskUrl: string; menteeComment: string; gradePercentage: number | null }>(
    'SELECT taskUrl, menteeComment, gradePercentage FROM submissions WHERE taskId = ? AND menteeId = ?',
    [task, amina.id],
  );

/** Submits every task of the web track that Amina has not submitted. */
export function sendInRest(sandbox: Sandbox): void {
  const open = sandbox.db.all<{ id: string }>(
    `SELECT id FROM tasks WHERE trackId = ? AND id NOT IN
       (SELECT taskId FROM submissions WHERE menteeId = ?)`,
    [webTrack, amina.id],
  );
  for (const { id } of open) sendIn(sandbox, id);
}

export const setDeadline = ({ db }: Sandbox, task: string, moment: Date | string): void =>
  void db.run('UPDATE tasks SET deadline = ? WHERE id = ?', [moment, task]);

/** Changes how long ago Amina submitted a task, in milliseconds. */
export function setAge(sandbox: Sandbox, id: string, age: number): void {
  const ago = new Date(Date.now() - age);
  const row = `${Math.floor(ago.getTime() / 1000).toString(16)}${'f'.repeat(16)}`;
  sandbox.db.run(
    `UPDATE submissions SET id = ?, createdAt = ?, updatedAt = ? WHERE taskId = ? AND menteeId = ?`,
    [row, ago, ago, id, amina.id],
  );
}

/** Grades Amina's work, straight into the database. */
export function gradeWork(
  { db }: Sandbox,
  task: string,
  grade: number,
  comment: string | null = null,
  at: Date = new Date(),
): void {
  db.run(
    `UPDATE submissions
     SET gradePercentage = ?, mentorComment = ?, updatedAt = ?, updatedBy = mentorId
     WHERE taskId = ? AND menteeId = ?`,
    [grade, comment, at, task, amina.id],
  );
}

/** Submits a task as Amina or another mentee, straight into the database, and returns its id. */
export function sendIn(
  { db }: Sandbox,
  task: string,
  at: Date = new Date(),
  mentee: string = amina.id,
): string {
  const id = `${task.slice(0, 23)}0`;
  db.run(
    `INSERT INTO submissions
       (id, taskId, menteeId, mentorId, taskUrl, menteeComment, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, 'https://git.example/amina', 'Here it is.', ?, ?)`,
    [id, task, mentee, ngozi.id, at, at],
  );
  return id;
}
