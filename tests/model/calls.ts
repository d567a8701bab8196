import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../src/app/store/store.ts';
import type { Tab } from './browser.ts';
import { claimsOf, subjectOf } from './checks.ts';
import { onBehalf, type Call } from './net.ts';
import { checkLook } from './pageChecks.ts';
import { keyOf, personId } from './people.ts';
import { factsOf, isCause, type Cause, type Facts, type Seat } from './seats.ts';
import type { World } from './world.ts';

type Thunk = ReturnType<Tab['code']['submitTask']>;

/** Attributes the calls of a world to their stores. */
export class Calls {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Makes a call on a store. `onAccepted` is called if the store has accepted the response. */
  ask(
    seat: Seat,
    call: (store: AppStore) => Promise<{ type: string }>,
    onAccepted: () => void = () => undefined,
  ): void {
    const { store } = seat;
    const facts = factsOf(seat);
    if (store === null || facts === null) return;
    void this.#askOn({ seat, store, lookSince: null }, facts, call, onAccepted);
  }

  async #askOn<Action extends { type: string }>(
    by: Pick<Cause, 'seat' | 'store' | 'lookSince'>,
    facts: Facts,
    call: (store: AppStore) => Promise<Action>,
    onAccepted?: () => void,
  ): Promise<Action> {
    const cause: Cause = { ...by, arrivedAt: -1, wasPresent: false };
    const action = await onBehalf.run(cause, () => call(by.store));
    if (!action.type.endsWith('/fulfilled')) return action;
    if (!cause.wasPresent) {
      this.#world.fault(`an answer (${action.type}) reached a store whose person has left`);
    }
    this.#learn(action, cause, facts);
    onAccepted?.();
    return action;
  }

  /** Notes in the ledger what an accepted response says of submissions. */
  #learn(action: { type: string }, { seat, store, arrivedAt }: Cause, facts: Facts): void {
    const { code } = seat.tab;
    const { ledger } = this.#world;
    const { owner } = facts;
    if (owner === null) return;
    if (code.loadMentorSubmissions.fulfilled.match(action)) {
      for (const submission of action.payload.submissions)
        ledger.seeQueued(facts, submission, arrivedAt);
    } else if (code.loadTaskSubmissions.fulfilled.match(action)) {
      const [submission = null] = action.payload.items;
      ledger.see(facts, subjectOf(personId(owner), action.meta.arg), submission, arrivedAt);
    } else if (code.submitTask.fulfilled.match(action)) {
      const subject = subjectOf(personId(owner), action.meta.arg.taskId);
      ledger.see(facts, subject, action.payload, arrivedAt);
    } else if (code.gradeSubmission.fulfilled.match(action)) {
      const { submissionId, mentorComment, gradePercentage } = action.meta.arg;
      const graded = store.getState().tasks.queue?.[submissionId]?.submission;
      const subject = subjectOf(graded?.mentee?.id ?? '', graded?.task?.id ?? '');
      if (graded) ledger.see(facts, subject, { mentorComment, gradePercentage }, arrivedAt);
    }
  }

  /**
   * A tab's store for code that makes several calls. It must fetch the current state before it
   * writes.
   */
  watched(seat: Seat): AppStore | null {
    const { store } = seat;
    const facts = factsOf(seat);
    if (store === null || facts === null) return null;
    const by = { seat, store, lookSince: this.#world.ledger.now };
    const dispatch = (action: unknown): unknown =>
      typeof action === 'function'
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a thunk of the product
          this.#askOn(by, facts, (own) => own.dispatch(action as Thunk))
        : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plain action of the product
          store.dispatch(action as UnknownAction);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is called as the store is
    return { ...store, dispatch } as AppStore;
  }

  /** When a call under way was sent, in milliseconds since 1970. */
  sentAt(call: Call): number {
    return this.#sentAt.get(call) ?? 0;
  }

  readonly #sentAt = new WeakMap<Call, number>();

  /** Checks a call as it is sent: it carries the token of its store's person. */
  sent(call: Call): void {
    this.#sentAt.set(call, this.#world.browser.now());
    const cause = call.by;
    if (!isCause(cause)) {
      this.#world.fault(`${call.method} ${call.path} was made by no store`);
      return;
    }
    const owner = cause.seat.stores.get(cause.store)?.owner ?? null;
    const carried = keyOf(
      claimsOf(call.authorization?.replace(/^Bearer /, '') ?? null)?.userId ?? null,
    );
    if (carried !== owner) {
      this.#world.fault(
        `${call.method} ${call.path} of the store of ${owner} carried the token of ${carried}`,
      );
    }
    if (owner !== null && call.method === 'POST') checkLook(this.#world, call, cause, owner);
  }
}
