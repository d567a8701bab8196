import { type ApiError, canRetryLater } from '../../api/errors.ts';
import { refusalOf, requestIn } from '../../api/query/query.ts';
import { fetchAgain } from '../../api/query/waiting.ts';
import type { PersonStore } from '../state.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTaskSubmissions,
  submitTask,
  type Submission,
} from '../tasksSlice.ts';
import {
  toGradePayload,
  type ComparedFields,
  pickCompared,
  type SendDecision,
  decideGrade,
  decideSubmission,
  toSubmissionPayload,
} from '../work.ts';
import {
  type About,
  aboutOf,
  clearSent,
  type DraftKey,
  draftSubjects,
  readDraft,
  subjectOf,
} from '../../user/drafts.ts';
import { changeFinished, type Finished, finishedOf, isUnderWay } from '../../user/finished.ts';

export interface Entry extends Finished<ComparedFields> {
  subject: DraftKey;
  kind: 'submission' | 'grade';
  about?: About | undefined;
  /** The task of a submission, the submission of a grade. */
  id: string;
  values: Readonly<Record<string, string>>;
}

function entryOf(userId: string, subject: DraftKey): Entry | null {
  const finished = finishedOf(userId, subject);
  const { kind, id = '' } = subjectOf(subject) ?? {};
  if (finished === null || (kind !== 'submission' && kind !== 'grade')) return null;
  const values = Object.entries(readDraft(userId, subject)?.values ?? {});
  return {
    ...finished,
    seen: pickCompared(finished.seen),
    subject,
    about: aboutOf(userId, subject),
    kind,
    id,
    values: Object.fromEntries(
      values.filter((value): value is [string, string] => typeof value[1] === 'string'),
    ),
  };
}

/** A user's finished drafts, the longest waiting first. */
export const entriesOf = (userId: string): Entry[] =>
  draftSubjects(userId)
    .flatMap((subject) => entryOf(userId, subject) ?? [])
    .sort((a, b) => a.at - b.at);

/** The subjects of a user's drafts that are not finished. */
export const unfinishedOf = (userId: string): DraftKey[] =>
  draftSubjects(userId).filter((subject) => finishedOf(userId, subject) === null);

/**
 * `there`: an earlier try had arrived; `gone`: the API has deleted its task or submission;
 * `changed`: the user has not seen the API's version `now`; `left`: it is no longer finished, or is
 * being sent elsewhere.
 */
export type SendOutcome =
  | { kind: 'sent' | 'there' | 'gone' | 'left' }
  | { kind: 'changed'; now: Submission }
  | { kind: 'failed'; error: ApiError };

/** The API's version, null without a submission, or the failure of the read. */
type CurrentState = { now: Submission | null } | { error: ApiError };

const MAX_LIST_AGE_MS = 30_000;

function decideEntry({ kind, values, seen }: Entry, now: Submission | null): SendDecision | 'gone' {
  if (kind === 'submission') return decideSubmission(toSubmissionPayload(values), seen, now);
  return now === null ? 'gone' : decideGrade(toGradePayload(values), seen, now);
}

/**
 * Sends a user's finished drafts, one a call. Each call fetches the API's version first, so that
 * nothing is sent twice and no unseen version is overwritten.
 */
export function createSender(store: PersonStore, userId: string) {
  const { dispatch, getState } = store;
  /** A mentor's list is used for all entries that are sent soon after it. */
  let queueReadAt = 0;

  const readQueue = async (): Promise<ApiError | null> => {
    let since = 0;
    const error = await fetchAgain(store, loadMentorSubmissions.keyOf(), () => {
      since = Date.now();
      return dispatch(loadMentorSubmissions());
    });
    if (error === null) queueReadAt = since;
    return error;
  };

  async function fetchCurrent({ kind, id }: Entry): Promise<CurrentState> {
    if (kind === 'grade') {
      const isNew = Date.now() - queueReadAt < MAX_LIST_AGE_MS;
      const error = isNew ? null : await readQueue();
      return error ? { error } : { now: getState().tasks.queue?.[id]?.submission ?? null };
    }
    const error = await fetchAgain(store, loadTaskSubmissions.keyOf(id), () =>
      dispatch(loadTaskSubmissions(id)),
    );
    return error ? { error } : { now: getState().tasks.records[id]?.submission ?? null };
  }

  const post = ({ kind, id, values }: Entry) =>
    kind === 'submission'
      ? dispatch(submitTask({ taskId: id, ...toSubmissionPayload(values) }))
      : dispatch(gradeSubmission({ submissionId: id, ...toGradePayload(values) }));

  /** A call that a form has made may last longer than its try is waited for if a phone froze it. */
  const isSending = ({ kind, id }: Entry): boolean => {
    const { keyOf } = kind === 'submission' ? submitTask : gradeSubmission;
    return requestIn(getState(), keyOf(id))?.status === 'loading';
  };

  return async (subject: DraftKey): Promise<SendOutcome> => {
    const entry = entryOf(userId, subject);
    const words = readDraft(userId, subject)?.values ?? {};
    if (entry === null || isUnderWay(entry) || isSending(entry)) return { kind: 'left' };
    const current = await fetchCurrent(entry);
    if ('error' in current) {
      if (current.error.kind === 'aborted') return { kind: 'left' };
      return current.error.status === 404
        ? { kind: 'gone' }
        : { kind: 'failed', error: current.error };
    }
    // Since then the user may have logged out, edited the draft or begun to send it elsewhere.
    const latest = entryOf(userId, subject);
    if (latest?.at !== entry.at || isUnderWay(latest)) return { kind: 'left' };
    const verdict = decideEntry(entry, current.now);
    if (verdict === 'there') clearSent(userId, subject, words);
    if (verdict === 'changed' && current.now !== null) return { kind: 'changed', now: current.now };
    if (verdict === 'there' || verdict === 'gone') return { kind: verdict };

    changeFinished(userId, subject, entry.at, { triedAt: Date.now() });
    const error = refusalOf(await post(entry));
    if (error === null) {
      clearSent(userId, subject, words);
      return { kind: 'sent' };
    }
    if (error.kind === 'aborted') return { kind: 'left' };
    const isGone = error.status === 404;
    const waits = isGone || canRetryLater(error);
    changeFinished(userId, subject, entry.at, waits ? { triedAt: null } : null);
    return isGone ? { kind: 'gone' } : { kind: 'failed', error };
  };
}
