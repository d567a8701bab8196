import { list, one, page, PAGE } from './answers.ts';
import { get, idOf, post, send, type Call } from './calls.ts';

/** A mentee's work on a task. */
type Work = Record<'taskId' | 'taskUrl' | 'menteeComment', string>;

/** A mentor's judgement of a submission. */
interface Grade {
  submissionId: string;
  /** 0 to 100. */
  gradePercentage: number;
  mentorComment: string;
  /** An earlier try got no answer. */
  onceMore?: boolean;
}

/** GET tasks: the tasks of all tracks. */
export const fetchTasks = list('taskShape', () => get('tasks'));

/** GET tasks/{id}. */
export const fetchTask = one('taskShape', (id: string) => get(`tasks/${idOf(id)}`));

/** GET tasks/{id}/submissions: the reader's own; a count over 0 means submitted. */
export const fetchTaskSubmissions = page('submissionShape', (taskId: string) =>
  get(`tasks/${idOf(taskId)}/submissions`),
);

/** POST tasks/{id}/submissions. A second submission replaces the first. */
export const submitTask = one('submissionShape', ({ taskId, ...work }: Work) =>
  post(`tasks/${idOf(taskId)}/submissions`, work),
);

/** GET mentors/submissions: all that was sent in to this mentor. */
export const fetchMentorSubmissions = list('submissionShape', () =>
  get('mentors/submissions', { skip: 0, limit: PAGE }),
);

const sendGrade = send(({ submissionId, gradePercentage, mentorComment }: Grade) =>
  post(`mentors/grade/${idOf(submissionId)}/`, { gradePercentage, mentorComment }),
);

/**
 * POST mentors/grade/{id}/; the service mails the mentee each time. Where an earlier try got no answer
 * the service may have taken it all the same, so the list is asked first. Where that cannot be had, the
 * grade is sent.
 */
export const gradeSubmission: Call<Grade, void> = async (http, grade) => {
  const submissions = grade.onceMore ? await fetchMentorSubmissions(http).catch(() => []) : [];
  const hasArrived = submissions.some(
    ({ id, gradePercentage, mentorComment }) =>
      id === grade.submissionId &&
      gradePercentage === grade.gradePercentage &&
      mentorComment === grade.mentorComment,
  );
  if (!hasArrived) await sendGrade(http, grade);
};
