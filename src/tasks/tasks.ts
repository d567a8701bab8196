import { list, one, page, PAGE } from '../api/answers.ts';
import { get, idOf, post, type Call, type Http } from '../api/http.ts';
import { areaNoticeTexts } from './areaNoticesTexts.ts';
import { isAxiosError, SupersededRead } from '../api/errors.ts';
import type { Submission } from '../api/schemas.ts';
import type { Work } from './work.ts';

/** A mentee's work on a task. */
type SubmissionInput = Work & { taskId: string };

/** A mentor's grade of a submission. */
interface GradeInput {
  submissionId: string;
  /** 0 to 100. */
  gradePercentage: number;
  mentorComment: string;
}

/** GET tasks: the tasks of all tracks. */
export const fetchTasks = list('taskSchema', () => get('tasks'));

/** GET tasks/{id}. */
export const fetchTask = one('taskSchema', (id: string) => get(`tasks/${idOf(id)}`));

/** GET tasks/{id}/submissions: the mentee's own; a count over 0 means submitted. */
export const fetchTaskSubmissions = page('submissionSchema', (taskId: string) =>
  get(`tasks/${idOf(taskId)}/submissions`),
);

const sendWork = one('submissionSchema', ({ taskId, ...work }: SubmissionInput) =>
  post(`tasks/${idOf(taskId)}/submissions`, work),
);

/**
 * POST tasks/{id}/submissions. A second submission replaces the first. The API's own words about a
 * link name a field of its own; ours replace them.
 */
export const submitTask: Call<SubmissionInput, Submission> = async (http, work, signal) => {
  try {
    return await sendWork(http, work, signal);
  } catch (thrown) {
    const answer = isAxiosError(thrown) ? thrown.response : undefined;
    if (answer?.status === 400 && JSON.stringify(answer.data).includes('taskUrl'))
      answer.data = { message: areaNoticeTexts.linkRefused };
    throw thrown;
  }
};

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

async function sendGrade(http: Http, { submissionId, ...grade }: GradeInput): Promise<void> {
  await http(post(`mentors/grade/${idOf(submissionId)}/`, grade));
}

/** POST mentors/grade/{id}/; the service mails the mentee each time. */
export const gradeSubmission: Call<GradeInput, void> = (http, grade) => {
  const sent = sendGrade(http, grade);
  grades.set(http, Promise.allSettled([grades.get(http), sent]));
  return sent;
};
