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

const readQueue = async (http: Http, signal?: AbortSignal): Promise<Submission[]> => {
  const first = { skip: 0, limit: PAGE };
  return (
    await readAll(http, (shapes) => shapes.submissionShape, 'mentors/submissions', signal, first)
  ).items;
};

/** The grades that each client has sent, until the last of them is answered. */
const grades = new WeakMap<Http, Promise<unknown>>();

/**
 * GET mentors/submissions, page after page until all are there. Where an answer and a grade cross, nobody can
 * tell which is newer: the list waits for the grades under way, and for each one that is sent before its answer
 * is there it is asked once more.
 */
export async function fetchMentorSubmissions(
  http: Http,
  signal?: AbortSignal,
): Promise<Submission[]> {
  const sent = grades.get(http);
  await sent;
  const submissions = await readQueue(http, signal);
  return grades.get(http) === sent ? submissions : fetchMentorSubmissions(http, signal);
}

function sendGrade(http: Http, send: () => Promise<void>): Promise<void> {
  const sent = send();
  grades.set(http, Promise.allSettled([grades.get(http), sent]));
  return sent;
}

async function postGrade(http: Http, { submissionId, ...grade }: Grade): Promise<void> {
  await http.send('POST', `mentors/grade/${idOf(submissionId)}/`, grade);
}

/** POST mentors/grade/{id}/. The answer is empty; the service mails the mentee each time. */
export const gradeSubmission = (http: Http, grade: Grade): Promise<void> =>
  sendGrade(http, () => postGrade(http, grade));

/**
 * Grades where an earlier try got no answer: the service may have taken it all the same, so the list is
 * asked first and the mentee is not mailed twice. Where the list cannot be had, the grade is sent.
 */
export const gradeOnceMore = (http: Http, grade: Grade): Promise<void> =>
  sendGrade(http, async () => {
    const submissions = await readQueue(http).catch(() => []);
    const arrived = submissions.some(
      ({ id, gradePercentage, mentorComment }) =>
        id === grade.submissionId &&
        gradePercentage === grade.gradePercentage &&
        mentorComment === grade.mentorComment,
    );
    if (!arrived) await postGrade(http, grade);
  });
