import { sentLink } from '../lib/links.ts';

/** A submission as far as another sending would change it. */
export interface Seen {
  taskUrl: string;
  menteeComment: string;
  gradePercentage: number | null;
  mentorComment: string | null;
  updatedAt: string | null;
}

type SentWork = Pick<Seen, 'taskUrl' | 'menteeComment'>;
type Judgement = Pick<Seen, 'gradePercentage' | 'mentorComment'>;

/** What somebody has seen of a submission; null: there was none. */
export const seenOf = (submission: Seen | null): Seen | null =>
  submission && {
    taskUrl: submission.taskUrl,
    menteeComment: submission.menteeComment,
    gradePercentage: submission.gradePercentage,
    mentorComment: submission.mentorComment,
    updatedAt: submission.updatedAt,
  };

/**
 * Whether finished words may be sent. `there`: an earlier try has arrived; `changed`: the service
 * has something that their writer has not seen.
 */
export type Verdict = 'send' | 'there' | 'changed';

/** True where link and comment are the same; null: there is no work. */
export const isSameWork = (one: SentWork | null, other: SentWork | null): boolean =>
  one?.taskUrl === other?.taskUrl && one?.menteeComment === other?.menteeComment;

/** True where grade and comment are the same. */
export const isSameJudgement = (one: Judgement | null, other: Judgement | null): boolean =>
  (one?.gradePercentage ?? null) === (other?.gradePercentage ?? null) &&
  (one?.mentorComment ?? '') === (other?.mentorComment ?? '');

/**
 * May this work be sent?
 * @param seen the submission as the mentee had seen it
 * @param now as the service has it; null: none
 */
export function verdictOnWork(own: SentWork, seen: Seen | null, now: Seen | null): Verdict {
  if (now === null) return 'send';
  const isOurs = isSameWork(own, now);
  if (isOurs && !isSameWork(own, seen)) return 'there';
  if (!isSameWork(seen, now) || !isSameJudgement(seen, now)) return 'changed';
  // The same words once more, as after a change in the work itself: only the time tells them apart.
  return isOurs && seen?.updatedAt !== now.updatedAt ? 'there' : 'send';
}

/**
 * May this grade be sent? One that is there already would only be mailed again.
 * @param seen the submission as the mentor had seen it
 * @param now as the service has it
 */
export function verdictOnGrade(own: Judgement, seen: Seen | null, now: Seen): Verdict {
  if (isSameJudgement(own, now) && isSameWork(seen, now)) return 'there';
  return isSameWork(seen, now) && isSameJudgement(seen, now) ? 'send' : 'changed';
}

/** A typed grade as a number: `85`, `85.5`, `85,5` and `85 %`; NaN for anything else. */
export function gradeOf(typed: string): number {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A submission as it is sent, of the values of its form. */
export const workOf = ({ url, menteeComment }: { url: string; menteeComment: string }) => ({
  taskUrl: sentLink(url),
  menteeComment: menteeComment.trim(),
});

/** A grade as it is sent, of the values of its form; NaN where it is no number. */
export const judgementOf = (values: { grade: string; mentorComment: string }) => ({
  gradePercentage: gradeOf(values.grade),
  mentorComment: values.mentorComment.trim(),
});
