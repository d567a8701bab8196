import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore } from '../../src/app/store/store.ts';
import type { Tab } from './browser.ts';
import { claimsOf } from './checks.ts';
import { onBehalf, type Call } from './net.ts';
import { checkLook } from './pageChecks.ts';
import { keyOf } from './people.ts';
import { factsOf, isCause, type Cause, type Facts, type Seat } from './seats.ts';
import type { World } from './world.ts';

type Thunk = ReturnType<Tab['code']['submitTask']>;

/** Attributes the calls of a world to their stores. */
export class Calls {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Makes a call on a store. `heard` gets the response if the store has accepted it. */
  ask<Action extends { type: string }>(
    seat: Seat,
    call: (store: AppStore) => Promise<Action>,
    heard: (action: Action, cause: Cause, facts: Facts) => void,
  ): void {
    const { store } = seat;
    const facts = factsOf(seat);
    if (store === null || facts === null) return;
    void this.#askOn({ seat, store, lookSince: null }, facts, call, heard);
  }

  async #askOn<Action extends { type: string }>(
    by: Pick<Cause, 'seat' | 'store' | 'lookSince'>,
    facts: Facts,
    call: (store: AppStore) => Promise<Action>,
    heard: (action: Action, cause: Cause, facts: Facts) => void,
  ): Promise<Action> {
    const cause: Cause = { ...by, arrivedAt: -1, wasPresent: false };
    const action = await onBehalf.run(cause, () => call(by.store));
    if (!action.type.endsWith('/fulfilled')) return action;
    if (!cause.wasPresent) {
      this.#world.fault(`an answer (${action.type}) reached a store whose person has left`);
    }
    heard(action, cause, facts);
    return action;
  }

  /**
   * A tab's store for code that makes several calls. It must fetch the current state before it
   * writes. `heard` gets each response that the store has accepted.
   */
  watched(
    seat: Seat,
    heard: (action: { type: string }, cause: Cause, facts: Facts) => void,
  ): AppStore | null {
    const { store } = seat;
    const facts = factsOf(seat);
    if (store === null || facts === null) return null;
    const by = { seat, store, lookSince: this.#world.ledger.now };
    const dispatch = (action: unknown): unknown =>
      typeof action === 'function'
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a thunk of the product
          this.#askOn(by, facts, (own) => own.dispatch(action as Thunk), heard)
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
