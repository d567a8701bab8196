import * as fc from 'fast-check';
import type { AppStore } from '../../../src/app/store/store.ts';
import type { Submission } from '../../../src/tasks/tasksSlice.ts';
import { canary, isMentor, keyOf, personId, type Key } from '../people.ts';
import { workSteps, tab, task, pick, chosen, taskId, type Work } from './steps.ts';
import type { DraftKey } from '../../../src/user/drafts.ts';

/** Types into a form. Nothing is stored for a user who has logged out in another tab. */
function typeInto({ world, key, code }: Work, subject: DraftKey): void {
  world.version += 1;
  const text = canary(key, 'draft', world.version);
  code.writeDraft(personId(key), subject, { text });
  if (world.owner !== key) return;
  world.drafts.get(key)?.set(subject, text);
  world.waiting.get(key)?.delete(subject);
}

interface Form {
  subject: DraftKey;
  text: string;
  values: object;
  seen: Submission | null;
  twice: boolean;
}

const formOf = (key: Key, subject: DraftKey): string => `${key} ${subject}`;

/**
 * Sends a form as the form does, or twice: it is stored as finished before, and after a failure
 * waits in the outbox or is a draft again. After success the tab deletes the draft.
 */
function send(
  { world, seat, key, code }: Work,
  { subject, text, values, seen, twice }: Form,
  call: (store: AppStore) => Promise<{ type: string }>,
): void {
  const form = formOf(key, subject);
  const at = code.finishDraft(personId(key), subject, values, code.pickCompared(seen));
  if (world.owner === key) {
    world.drafts.get(key)?.set(subject, text);
    world.waiting.get(key)?.add(subject);
  }
  const sendOnce = (): void =>
    world.calls.ask(
      seat,
      async (store) => {
        world.sending.add(form);
        const action = await call(store);
        const error = code.refusalOf(action);
        // If this send was blocked, the earlier send is in flight.
        if (error?.message === stillSending(code)) return action;
        world.sending.delete(form);
        if (seat.tab.closed || error === null || error.kind === 'aborted') return action;
        if (code.canRetryLater(error))
          code.changeFinished(personId(key), subject, at, { triedAt: null });
        else world.fault(`${subject} was refused: ${error.message}`);
        return action;
      },
      () => {
        code.clearDraft(personId(key), subject);
        world.drafts.get(key)?.delete(subject);
        world.waiting.get(key)?.delete(subject);
      },
    );
  sendOnce();
  if (twice) sendOnce();
}

/** The message of a form that was blocked by another send. */
const stillSending = ({ refusalOf }: Work['code']): string | undefined =>
  refusalOf({ type: 'tasks/submit/rejected' })?.message;

export const type = workSteps(
  'type',
  { tab, task },
  (work, args) => typeInto(work, work.code.draftOf.submission(taskId(args.task))),
  ({ world, key, code }, args) =>
    !world.sending.has(formOf(key, code.draftOf.submission(taskId(args.task)))),
);

export const submit = workSteps(
  'submit',
  { tab, task, twice: fc.boolean() },
  (work, { task: at, twice }) => {
    const { world, seat, key, code } = work;
    const id = taskId(at);
    world.version += 1;
    const text = canary(key, 'work', world.version);
    const taskUrl = `https://work.example/${text}`;
    send(
      work,
      {
        subject: code.draftOf.submission(id),
        text,
        values: { url: taskUrl, menteeComment: text },
        seen: seat.store?.getState().tasks.records[id]?.submission ?? null,
        twice,
      },
      (store) => store.dispatch(code.submitTask({ taskId: id, taskUrl, menteeComment: text })),
    );
  },
  ({ world, key, code }, args) =>
    !isMentor(key) && !world.sending.has(formOf(key, code.draftOf.submission(taskId(args.task)))),
);

export const grade = workSteps(
  'grade',
  { tab, pick, percent: fc.integer({ min: 1, max: 100 }), twice: fc.boolean() },
  (work, { pick: at, percent, twice }) => {
    const { world, seat, code } = work;
    const queue = Object.values(seat.store?.getState().tasks.queue ?? {});
    const submission = chosen(queue, at)?.submission;
    const of = keyOf(submission?.mentee?.id ?? null);
    if (submission === undefined || of === null) return;
    const subject = code.draftOf.grade(submission.id);
    if (world.sending.has(formOf('mia', subject))) return;
    world.version += 1;
    const mentorComment = canary(of, 'judgement', world.version);
    const judgement = { submissionId: submission.id, gradePercentage: percent, mentorComment };
    send(
      work,
      {
        subject,
        text: mentorComment,
        values: { grade: String(percent), mentorComment },
        seen: submission,
        twice,
      },
      (store) => store.dispatch(code.gradeSubmission(judgement)),
    );
  },
  ({ seat, key }) =>
    key === 'mia' && Object.keys(seat.store?.getState().tasks.queue ?? {}).length > 0,
);
