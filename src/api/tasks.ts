import { one, page } from './checked.ts';
import { idOf, type Http } from './http.ts';
import { PAGE, readAll } from './lists.ts';
import type { Page, Submission, Task } from './shapes.ts';

/** A mentee's work on a task (`submitTask`). */
export interface Work {
  taskId: string;
  taskUrl: string;
  menteeComment: string;
}

/** A mentor's judgement of a submission (`grade`). */
export interface Grade {
  submissionId: string;
  /** 0 to 100. */
  gradePercentage: number;
  mentorComment: string;
}

/** GET tasks: the tasks of all tracks, page after page until all are there. */
export const fetchTasks = async (http: Http, signal?: AbortSignal): Promise<Task[]> =>
  (await readAll(http, (shapes) => shapes.taskShape, 'tasks', signal)).items;

/** GET tasks/{id}. */
export const fetchTask = async (http: Http, taskId: string, signal?: AbortSignal): Promise<Task> =>
  one((shapes) => shapes.taskShape, http.read(`tasks/${idOf(taskId)}`, signal));

/** GET tasks/{id}/submissions: the reader's own; a count over 0 means submitted. */
export const fetchTaskSubmissions = async (
  http: Http,
  taskId: string,
  signal?: AbortSignal,
): Promise<Page<Submission>> =>
  page((shapes) => shapes.submissionShape, http.read(`tasks/${idOf(taskId)}/submissions`, signal));

/** POST tasks/{id}/submissions. A second submission replaces the first (`submitTask`). */
export const submitTask = async (http: Http, { taskId, ...work }: Work): Promise<Submission> =>
  one(
    (shapes) => shapes.submissionShape,
    http.send('POST', `tasks/${idOf(taskId)}/submissions`, work),
  );

/** GET mentors/submissions, page after page until all are there. */
export async function fetchMentorSubmissions(
  http: Http,
  signal?: AbortSignal,
): Promise<Submission[]> {
  const first = { skip: 0, limit: PAGE };
  const all = await readAll(
    http,
    (shapes) => shapes.submissionShape,
    'mentors/submissions',
    signal,
    first,
  );
  return all.items;
}

/** POST mentors/grade/{id}/. The answer is empty; the service mails the mentee each time. */
export async function gradeSubmission(
  http: Http,
  { submissionId, ...grade }: Grade,
): Promise<void> {
  await http.send('POST', `mentors/grade/${idOf(submissionId)}/`, grade);
}

/**
 * Grades where an earlier try got no answer: the service may have taken it all the same, so the list is
 * asked first and the mentee is not mailed twice. Where the list cannot be had, the grade is sent.
 */
export async function gradeOnceMore(http: Http, grade: Grade): Promise<void> {
  const submissions = await fetchMentorSubmissions(http).catch(() => []);
  const arrived = submissions.some(
    ({ id, gradePercentage, mentorComment }) =>
      id === grade.submissionId &&
      gradePercentage === grade.gradePercentage &&
      mentorComment === grade.mentorComment,
  );
  if (!arrived) await gradeSubmission(http, grade);
}
