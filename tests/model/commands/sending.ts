import * as fc from 'fast-check';
import type { Submission } from '../../../src/tasks/tasksSlice.ts';
import { subjectOf } from '../checks.ts';
import { canary, isMentor, keyOf, personId, type Key } from '../people.ts';
import type { Seat } from '../seats.ts';
import type { World } from '../world.ts';
import { steps, tab, task, pick, chosen, atWork, taskId } from './steps.ts';
import type { DraftKey } from '../../../src/user/drafts.ts';

/** Types into a form. Nothing is stored for a user who has logged out in another tab. */
function typeInto(world: World, seat: Seat, key: Key, subject: DraftKey): void {
  world.version += 1;
  const text = canary(key, 'draft', world.version);
  seat.tab.code.writeDraft(personId(key), subject, { text });
  if (world.owner !== key) return;
  world.drafts.get(key)?.set(subject, text);
  world.waiting.get(key)?.delete(subject);
}

/**
 * Sends a form as the form does: it is stored as finished before, and after a failure waits in the
 * outbox or is a draft again. Returns a function that notes the end of the try.
 */
function finish(
  world: World,
  seat: Seat,
  key: Key,
  form: { subject: DraftKey; text: string; values: object; seen: Submission | null },
): (action: unknown) => void {
  const { code } = seat.tab;
  const { subject, text, values, seen } = form;
  const at = code.finishDraft(personId(key), subject, values, code.pickCompared(seen));
  if (world.owner === key) {
    world.drafts.get(key)?.set(subject, text);
    world.waiting.get(key)?.add(subject);
  }
  return (action) => {
    const error = code.refusalOf(action);
    if (seat.tab.closed || error === null || error.kind === 'aborted') return;
    if (code.canRetryLater(error))
      code.changeFinished(personId(key), subject, at, { triedAt: null });
    else world.fault(`${subject} was refused: ${error.message}`);
  };
}

/** After success the tab deletes the draft, as the form does. */
function sent(world: World, seat: Seat, key: Key, subject: DraftKey): void {
  seat.tab.code.clearDraft(personId(key), subject);
  world.drafts.get(key)?.delete(subject);
  world.waiting.get(key)?.delete(subject);
}

export const type = steps(
  'type',
  { tab, task },
  {
    can(world, args) {
      const key = atWork(world, args.tab);
      return key !== null && !world.sending.has(`${key} ${taskId(args.task)}`);
    },
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key !== null) typeInto(world, world.seatAt(args.tab), key, `submit:${taskId(args.task)}`);
    },
  },
);

export const submit = steps(
  'submit',
  { tab, task, twice: fc.boolean() },
  {
    can(world, args) {
      const key = atWork(world, args.tab);
      return key !== null && !isMentor(key) && !world.sending.has(`${key} ${taskId(args.task)}`);
    },
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key === null) return;
      const seat = world.seatAt(args.tab);
      const { code } = seat.tab;
      const id = taskId(args.task);
      const form = `${key} ${id}`;
      const subject = code.draftOf.submission(id);
      world.version += 1;
      const text = canary(key, 'work', world.version);
      const work = { taskId: id, taskUrl: `https://work.example/${text}`, menteeComment: text };
      const ended = finish(world, seat, key, {
        subject,
        text,
        values: { url: work.taskUrl, menteeComment: text },
        seen: seat.store?.getState().tasks.records[id]?.submission ?? null,
      });
      const send = (): void =>
        world.calls.ask(
          seat,
          async (store) => {
            world.sending.add(form);
            const action = await store.dispatch(code.submitTask(work));
            // If this send was blocked, the earlier send is in flight.
            if (code.refusalOf(action)?.message === stillSending(code)) return action;
            world.sending.delete(form);
            ended(action);
            return action;
          },
          (action, cause, facts) => {
            if (!code.submitTask.fulfilled.match(action)) return;
            sent(world, seat, key, subject);
            if (world.owner === key) world.handedIn.get(key)?.add(id);
            world.ledger.see(facts, subjectOf(personId(key), id), action.payload, cause.arrivedAt);
          },
        );
      send();
      if (args.twice) send();
    },
  },
);

/** The message of a form that was blocked by another send. */
const stillSending = ({ refusalOf }: Seat['tab']['code']): string | undefined =>
  refusalOf({ type: 'tasks/submit/rejected' })?.message;

export const grade = steps(
  'grade',
  { tab, pick, percent: fc.integer({ min: 1, max: 100 }), twice: fc.boolean() },
  {
    can(world, args) {
      const { store } = world.seatAt(args.tab);
      return (
        atWork(world, args.tab) === 'mia' &&
        Object.keys(store?.getState().tasks.queue ?? {}).length > 0
      );
    },
    act(world, args) {
      const seat = world.seatAt(args.tab);
      const { code } = seat.tab;
      const queue = Object.values(seat.store?.getState().tasks.queue ?? {});
      const submission = chosen(queue, args.pick)?.submission;
      const of = keyOf(submission?.mentee?.id ?? null);
      if (submission === undefined || of === null) return;
      const form = `mia ${submission.id}`;
      if (world.sending.has(form)) return;
      const subject = code.draftOf.grade(submission.id);
      world.version += 1;
      const judgement = {
        submissionId: submission.id,
        gradePercentage: args.percent,
        mentorComment: canary(of, 'judgement', world.version),
      };
      const ended = finish(world, seat, 'mia', {
        subject,
        text: judgement.mentorComment,
        values: { grade: String(args.percent), mentorComment: judgement.mentorComment },
        seen: submission,
      });
      const send = (): void =>
        world.calls.ask(
          seat,
          async (store) => {
            world.sending.add(form);
            const action = await store.dispatch(code.gradeSubmission(judgement));
            if (code.refusalOf(action)?.message === stillSending(code)) return action;
            world.sending.delete(form);
            ended(action);
            return action;
          },
          (action, cause, facts) => {
            if (!code.gradeSubmission.fulfilled.match(action)) return;
            sent(world, seat, 'mia', subject);
            const key = subjectOf(submission.mentee?.id ?? '', submission.task?.id ?? '');
            const { mentorComment, gradePercentage } = judgement;
            world.ledger.see(facts, key, { mentorComment, gradePercentage }, cause.arrivedAt);
          },
        );
      send();
      if (args.twice) send();
    },
  },
);
