import type { Schema } from 'yup';
import { one, page } from './checked.ts';
import { idOf, read, send } from './http.ts';
import type * as Shapes from './shapes.ts';
import type { Page, Submission, Task } from './shapes.ts';

/** A mentee's work (specification, section 7). */
export interface Work {
  taskId: string;
  taskUrl: string;
  menteeComment: string;
}

/** A mentor's judgement (specification, section 3, "Grade payload"). */
export interface Grade {
  submissionId: string;
  /** 0 to 100. */
  gradePercentage: number;
  mentorComment: string;
}

/** How many items one call reads: the service's own default (api.md, "lists"). */
const PAGE = 100;

/** GET tasks: the tasks of all tracks, and where there are more than one answer holds, the rest. */
export const fetchTasks = async (signal?: AbortSignal): Promise<Task[]> =>
  readAll(
    (shapes) => shapes.taskShape,
    (skip) => read('tasks', signal, skip > 0 ? { skip, limit: PAGE } : undefined),
  );

/** GET tasks/{id}. */
export const fetchTask = async (taskId: string, signal?: AbortSignal): Promise<Task> =>
  one((shapes) => shapes.taskShape, read(`tasks/${idOf(taskId)}`, signal));

/** GET tasks/{id}/submissions: the reader's own; a count over 0 means submitted. */
export const fetchTaskSubmissions = async (
  taskId: string,
  signal?: AbortSignal,
): Promise<Page<Submission>> =>
  page((shapes) => shapes.submissionShape, read(`tasks/${idOf(taskId)}/submissions`, signal));

/** POST tasks/{id}/submissions. A second one replaces the first (api.md). */
export const submitTask = async ({ taskId, ...work }: Work): Promise<Submission> =>
  one((shapes) => shapes.submissionShape, send('POST', `tasks/${idOf(taskId)}/submissions`, work));

/** GET mentors/submissions, page after page until all are there. */
export const fetchMentorSubmissions = async (signal?: AbortSignal): Promise<Submission[]> =>
  readAll(
    (shapes) => shapes.submissionShape,
    (skip) => read('mentors/submissions', signal, { skip, limit: PAGE }),
  );

/**
 * Reads a list page after page until all is there. A page counts as long as it was sent, with what
 * could not be read of it; without a total a short page is the last one, and a list that brings
 * nothing new has ended whatever it says.
 */
async function readAll<Item extends { id: string }>(
  pick: (shapes: typeof Shapes) => Schema<Item>,
  pageAt: (skip: number) => Promise<unknown>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let skip = 0; ;) {
    const answer = await pageAt(skip);
    const known = found.size;
    const { items, totalCount } = await page(pick, Promise.resolve(answer));
    for (const item of items) found.set(item.id, item);
    const { sent, counted } = lengthOf(answer);
    skip += sent;
    const ended = counted ? skip >= totalCount : sent < PAGE;
    if (ended || found.size === known) return [...found.values()];
  }
}

/** How many items a list's answer holds, unreadable ones too, and whether it names a total. */
function lengthOf(answer: unknown): { sent: number; counted: boolean } {
  if (typeof answer !== 'object' || answer === null) return { sent: 0, counted: false };
  return {
    sent: 'items' in answer && Array.isArray(answer.items) ? answer.items.length : 0,
    counted: 'totalCount' in answer && Number.isInteger(answer.totalCount),
  };
}

/** POST mentors/grade/{id}/. The answer is empty; the service mails the mentee each time (api.md). */
export async function gradeSubmission({ submissionId, ...grade }: Grade): Promise<void> {
  await send('POST', `mentors/grade/${idOf(submissionId)}/`, grade);
}

/**
 * Grades where an earlier try got no answer: the service may have taken it all the same, so the list is
 * asked first and the mentee is not mailed twice. Where the list cannot be had, the grade is sent.
 */
export async function gradeOnceMore(grade: Grade): Promise<void> {
  const submissions = await fetchMentorSubmissions().catch(() => []);
  const arrived = submissions.some(
    ({ id, gradePercentage, mentorComment }) =>
      id === grade.submissionId &&
      gradePercentage === grade.gradePercentage &&
      mentorComment === grade.mentorComment,
  );
  if (!arrived) await gradeSubmission(grade);
}
