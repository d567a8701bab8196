import { type ApiError, canRetryLater, clientError } from '../../api/errors.ts';
import { refusalOf, requestIn } from '../../api/query/query.ts';
import { fetchAgain, untilEnded } from '../../api/query/waiting.ts';
import { storageKey } from '../../lib/storage.ts';
import { afterActiveTime, MINUTE } from '../../lib/timing.ts';
import { isSame } from '../../lib/values.ts';
import {
  clearDraft,
  type Draft,
  type DraftStatus,
  readDraft,
  writeDraft,
} from '../../user/drafts.ts';
import type { PersonStore, State } from '../state.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTaskSubmissions,
  type Submission,
  submitTask,
} from '../tasksSlice.ts';
import { pickCompared, toGradePayload, toSubmissionPayload } from '../work.ts';
import { decide, type Sent } from './decide.ts';
import { outboxTexts as texts } from './texts.ts';

/** What can be sent: the work for a task, or the grade of a submission. */
export interface Sendable {
  kind: 'submission' | 'grade';
  id: string;
}

/** What a form sends: its values, which the outbox takes from the draft instead. */
interface FormEntry extends Pick<Draft, 'seen' | 'about'> {
  values: object;
  status: () => DraftStatus;
}

/**
 * How a send ended. `done`: it had arrived before. `changed`: its author has not seen the version
 * `now`, so nothing was sent. `left`: it is no longer in the outbox, or the page was left.
 */
export type SendOutcome =
  | { kind: 'sent' | 'done' | 'left' }
  | { kind: 'changed'; now: Submission }
  | { kind: 'failed'; error: ApiError };

/**
 * How long this tab waits while another one sends the same work. The other tab may make seven
 * requests of up to 30 seconds each: two reads of three tries, and the write.
 */
const LONGEST_MS = 5 * MINUTE;

/**
 * Runs some work while no other tab has the lock of this name. The work is told whether it had to
 * wait or the browser has no locks, because then another tab may have done it.
 */
async function withLock<Result extends object>(
  name: string,
  work: (mayBeDone: boolean) => Promise<Result>,
): Promise<Result> {
  let started: Promise<Result> | null = null;
  const start = (mayBeDone: boolean) => (started ??= work(mayBeDone));
  const { locks }: Partial<Pick<Navigator, 'locks'>> = navigator;
  if (!locks) return start(true);
  const waiting = new AbortController();
  const stopTimer = afterActiveTime(LONGEST_MS, () => waiting.abort());
  try {
    const atOnce = await locks.request(storageKey(name), { ifAvailable: true }, (lock) =>
      lock === null ? null : start(false),
    );
    if (atOnce) return atOnce;
    return await locks.request(storageKey(name), { signal: waiting.signal }, () => start(true));
  } catch {
    // If cookies are blocked, so are locks, and a frozen tab may never release one.
    return start(true);
  } finally {
    stopTimer();
  }
}

/** Returns the version that the store has of the service. */
const nowOf = ({ tasks }: State, { kind, id }: Sendable): Submission | null =>
  (kind === 'submission' ? tasks.records[id] : tasks.queue?.[id])?.submission ?? null;

/** Asks the service which version it has. A mentor's list serves all sends of one tap. */
function ask(store: PersonStore, { kind, id }: Sendable, tappedAt: number) {
  if (kind === 'submission')
    return fetchAgain(store, loadTaskSubmissions.keyOf(id), () =>
      store.dispatch(loadTaskSubmissions(id)),
    );
  const key = loadMentorSubmissions.keyOf();
  if ((requestIn(store.getState(), key)?.endedAt ?? 0) >= tappedAt) return null;
  return fetchAgain(store, key, () => store.dispatch(loadMentorSubmissions()));
}

function post({ dispatch }: PersonStore, { kind, id }: Sendable, values: object) {
  return kind === 'submission'
    ? dispatch(submitTask({ taskId: id, ...toSubmissionPayload(values) }))
    : dispatch(gradeSubmission({ submissionId: id, ...toGradePayload(values) }));
}

/** Returns the key of the call that sends it. */
export const writeKeyOf = ({ kind, id }: Sendable) =>
  (kind === 'submission' ? submitTask : gradeSubmission).keyOf(id);

const sentOf = ({ kind }: Sendable, values: object): Sent =>
  kind === 'submission'
    ? { kind, fields: toSubmissionPayload(values) }
    : { kind, fields: toGradePayload(values) };

interface SendOptions {
  /** What a form sends. Without it, the draft is sent as it is in the outbox. */
  form?: FormEntry;
  /** When the user tapped, in milliseconds since 1970. */
  tappedAt?: number;
}

/**
 * Sends what a user wrote, after they tap Send on a form or in the outbox. The service is asked
 * first if an earlier send may have arrived. What was typed in the meantime stays as a draft.
 */
export const send = (
  store: PersonStore,
  userId: string,
  subject: Sendable,
  { form, tappedAt = Date.now() }: SendOptions = {},
): Promise<SendOutcome> =>
  withLock(`send:${subject.kind}:${subject.id}`, async (mayBeDone) => {
    if (mayBeDone) await untilEnded(store, writeKeyOf(subject));
    const stored = readDraft(userId, subject);
    const entry = form ?? stored;
    const before = form ? form.status() : stored?.status;
    if (entry === null || before === undefined || (!form && before !== 'ready'))
      return { kind: 'left' };
    const { values, seen, about } = entry;
    const isUnchanged = () => isSame(readDraft(userId, subject)?.values, values);
    /** Marks the draft as ready. What was typed since the tap stays as it is. */
    const beReady = () => {
      const latest = readDraft(userId, subject);
      const isNewer = latest !== null && !isUnchanged();
      writeDraft(userId, subject, isNewer ? latest.values : values, {
        status: isNewer ? 'failed' : 'ready',
        seen,
        ...(about && { about }),
      });
    };
    const settle = () => {
      const latest = readDraft(userId, subject);
      const now = pickCompared(nowOf(store.getState(), subject));
      if (isUnchanged()) clearDraft(userId, subject);
      else if (latest) writeDraft(userId, subject, latest.values, { status: 'draft', seen: now });
    };
    const fail = (error: ApiError): SendOutcome => {
      if (!canRetryLater(error) && isUnchanged())
        writeDraft(userId, subject, values, { status: 'draft' });
      return { kind: 'failed', error };
    };

    const status = mayBeDone && before === 'draft' ? 'failed' : before;
    if (status !== 'draft') {
      beReady();
      const error = await ask(store, subject, tappedAt);
      // A read is aborted if the response to a send is newer.
      if (error && error.kind !== 'aborted') return fail(error);
      if (!form && !isUnchanged()) return { kind: 'left' };
    }
    const now = nowOf(store.getState(), subject);
    if (now === null && subject.kind === 'grade')
      return fail(clientError('refused', 404, texts.gone));
    const decision = decide(status, sentOf(subject, values), now, pickCompared(seen));
    if (decision === 'changed' && now) return { kind: 'changed', now };
    if (decision === 'done') {
      settle();
      return { kind: 'done' };
    }
    beReady();
    const error = refusalOf(await post(store, subject, values));
    if (error === null) {
      settle();
      return { kind: 'sent' };
    }
    return error.kind === 'aborted' ? { kind: 'left' } : fail(error);
  });
