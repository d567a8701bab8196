import { list, one, page, PAGE } from './answers.ts';
import { get, idOf, post, type Call } from './calls.ts';
import { SupersededRead } from './errors.ts';
import type { Http } from './transport/http.ts';
import type { Submission } from './schemas.ts';

/** A mentee's work on a task. */
type SubmissionInput = Record<'taskId' | 'taskUrl' | 'menteeComment', string>;

/** A mentor's grade of a submission. */
interface GradeInput {
  submissionId: string;
  /** 0 to 100. */
  gradePercentage: number;
  mentorComment: string;
  /** True where an earlier try got no answer. */
  isRetry?: boolean;
}

/** GET tasks: the tasks of all tracks. */
export const fetchTasks = list('taskSchema', () => get('tasks'));

/** GET tasks/{id}. */
export const fetchTask = one('taskSchema', (id: string) => get(`tasks/${idOf(id)}`));

/** GET tasks/{id}/submissions: the mentee's own; a count over 0 means submitted. */
export const fetchTaskSubmissions = page('submissionSchema', (taskId: string) =>
  get(`tasks/${idOf(taskId)}/submissions`),
);

/** POST tasks/{id}/submissions. A second submission replaces the first. */
export const submitTask = one('submissionSchema', ({ taskId, ...work }: SubmissionInput) =>
  post(`tasks/${idOf(taskId)}/submissions`, work),
);

const readQueue = list('submissionSchema', () =>
  get('mentors/submissions', { skip: 0, limit: PAGE }),
);

/** The grades each client has sent, until the last of them is answered. */
const grades = new WeakMap<Http, Promise<unknown>>();

/**
 * GET mentors/submissions: all submissions to this mentor. Where a list and a grade cross, it is
 * unclear which is newer. So the list waits for grades in flight, and is fetched once more if one
 * was sent before its answer arrived.
 * @throws SupersededRead where that happens twice: the known list with the own grades is as good
 */
export const fetchMentorSubmissions: Call<void, Submission[]> = async (http, arg, signal) => {
  for (let tries = 0; tries < 2; tries += 1) {
    const sent = grades.get(http);
    await sent;
    const submissions = await readQueue(http, arg, signal);
    if (grades.get(http) === sent) return submissions;
  }
  throw new SupersededRead();
};

async function sendGrade(
  http: Http,
  { submissionId, isRetry, ...grade }: GradeInput,
): Promise<void> {
  const submissions = isRetry ? await readQueue(http).catch(() => []) : [];
  const hasArrived = submissions.some(
    ({ id, gradePercentage, mentorComment }) =>
      id === submissionId &&
      gradePercentage === grade.gradePercentage &&
      mentorComment === grade.mentorComment,
  );
  if (!hasArrived) await http(post(`mentors/grade/${idOf(submissionId)}/`, grade));
}

/**
 * POST mentors/grade/{id}/; the service mails the mentee each time. A retry may repeat a grade that
 * was accepted without an answer, so it checks the list first. If the list fails to load, the grade
 * is sent.
 */
export const gradeSubmission: Call<GradeInput, void> = (http, grade) => {
  const sent = sendGrade(http, grade);
  grades.set(http, Promise.allSettled([grades.get(http), sent]));
  return sent;
};
