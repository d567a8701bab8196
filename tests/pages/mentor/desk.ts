import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { fill } from '../../support/page/fill.ts';
import { ngozi } from '../../support/people.ts';

export const submissionsPath = '/dashboard/mentor/tasks-submissions/';

export interface StoredSubmission {
  id: string;
  taskId: string;
  menteeId: string;
  gradePercentage: number | null;
  mentorComment: string | null;
  menteeComment: string;
  taskUrl: string;
  updatedAt: string;
}

const OF_MENTOR = `FROM submissions JOIN users ON users.id = mentorId WHERE users.email = ?`;

/** Returns the submissions that wait for a mentor, the longest waiting first. */
export const waitingIn = (sandbox: Sandbox): StoredSubmission[] =>
  sandbox.db.all(
    `SELECT submissions.* ${OF_MENTOR} AND coalesce(gradePercentage, 0) = 0
     ORDER BY submissions.updatedAt`,
    [ngozi.email],
  );

export const gradedIn = (sandbox: Sandbox): StoredSubmission[] =>
  sandbox.db.all(
    `SELECT submissions.* ${OF_MENTOR} AND gradePercentage > 0
     ORDER BY submissions.updatedAt DESC`,
    [ngozi.email],
  );

export const submissionIn = (sandbox: Sandbox, id: string): StoredSubmission | undefined =>
  sandbox.db.get('SELECT * FROM submissions WHERE id = ?', [id]);

/** Submits graded work again as its mentee, from any device. The API leaves the old grade. */
export const sendAgain = ({ db }: Sandbox, id: string, at?: Date): void =>
  void db.run(
    `UPDATE submissions SET taskUrl = 'https://git.example/second', updatedBy = menteeId,
       updatedAt = coalesce(?, updatedAt) WHERE id = ?`,
    [at ?? null, id],
  );

/** Returns the cells' texts of each row of the shown table, without the header. */
export const shownRows = async (): Promise<string[][]> => {
  const table = await screen.findByRole('table', { name: /^(Mentees|Submissions to you)$/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
};

/** Finds the search field of the page, not of the top bar. */
export const searchBox = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('main')).findByRole('searchbox', { name: 'Search' });

/** Finds the open grading dialog. */
export const desk = () => screen.findByRole('dialog');

/** Returns the id of the open submission, as in the address. */
export const openId = (): string => new URLSearchParams(window.location.search).get('grade') ?? '';

/** Waits until a closed dialog has left the page, with its address. */
export const closed = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
};

/** Opens the longest waiting submission. */
export async function openNext(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Review next' }));
  return desk();
}

/** Opens a row whose work is to grade. */
export async function openRow(user: UserEvent, index = 0): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole('button', { name: /^Review (?!again|next)/ });
  const button = buttons[index];
  assert(button);
  await user.click(button);
  return desk();
}

/** Writes comment and grade into the open dialog. */
export async function write(user: UserEvent, comment: string, grade: string): Promise<void> {
  const dialog = within(await desk());
  await fill(user, 'Comment', comment, dialog);
  await fill(user, 'Grade (%)', grade, dialog);
}

export const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(within(await desk()).getByRole('button', { name }));

/** Deletes the restored draft of the open submission. */
export async function deleteDraft(user: UserEvent): Promise<void> {
  await press(user, 'Delete draft');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

/** Returns the requests that send a grade. */
export const gradePosts = (sandbox: Sandbox): string[] =>
  sandbox.calls().filter((call) => call.startsWith('POST /api/mentors'));

/** Returns the emails about grades. */
export const gradeMails = (sandbox: Sandbox) =>
  sandbox.outbox.mails().filter(({ subject }) => subject.includes('graded'));
