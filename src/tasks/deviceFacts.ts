import type { Middleware } from '@reduxjs/toolkit';
import { boolean, number, object, string } from 'yup';
import { box, type BoxKind } from '../user/box.ts';
import { isSame } from '../lib/values.ts';
import { changeKinds } from './news.ts';
import {
  factsRestored,
  type RowFacts,
  rowFactsOf,
  type SeenFacts,
  type TasksState,
  type DeviceWorkFacts,
  workFactsOf,
} from './tasksSlice.ts';

/**
 * What only this device knows about tasks and submissions, because it has compared the API's
 * responses. It is stored in the box of the mentee or mentor.
 */

/** Stored by the id of a task. */
const workFacts: BoxKind<DeviceWorkFacts> = {
  name: 'work',
  schema: object({
    change: object({
      kind: string().oneOf(changeKinds).defined(),
      at: number().defined(),
    })
      .nullable()
      .defined(),
    openedAt: number().defined(),
    isResubmitted: boolean().defined(),
  }),
};

/** Stored by the id of a submission. */
const rowFacts: BoxKind<RowFacts> = {
  name: 'row',
  schema: object({
    gradedAt: number().defined(),
    foundAt: number().defined(),
    isResubmitted: boolean().defined(),
  }),
};

const seenFacts: BoxKind<SeenFacts> = {
  name: 'seen',
  schema: object({
    bellOpenedAt: number().defined(),
    chosenTrack: string().nullable().defined(),
  }),
};

const mapOf = <Value>(entries: readonly { id: string; value: Value }[]): Record<string, Value> =>
  Object.fromEntries(entries.map(({ id, value }) => [id, value]));

/** Reads what this device knows. `seen` is null before the user's first visit. */
export const readDeviceFacts = (userId: string) => ({
  work: mapOf(box.list(userId, workFacts)),
  rows: mapOf(box.list(userId, rowFacts)),
  seen: box.get(userId, seenFacts, ''),
});

/** Stores the facts of the items that have changed. */
function storeChanged<Item, Facts>(
  before: Readonly<Record<string, Item>>,
  now: Readonly<Record<string, Item>>,
  factsOf: (item: Item | undefined) => Facts,
  store: (id: string, facts: Facts) => void,
): void {
  if (before === now) return;
  for (const [id, item] of Object.entries(now)) {
    if (item === before[id]) continue;
    const facts = factsOf(item);
    if (!isSame(facts, factsOf(before[id]))) store(id, facts);
  }
}

/** Saves what the store has found out in the user's box. */
export const keepDeviceFacts =
  (userId: string): Middleware<object, { tasks: TasksState }> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = getState().tasks;
    const result = next(action);
    const now = getState().tasks;
    // What was read from the box is not stored again.
    if (before === now || factsRestored.match(action)) return result;
    storeChanged(before.records, now.records, workFactsOf, (id, facts) =>
      box.set(userId, workFacts, id, facts),
    );
    storeChanged(before.queue ?? {}, now.queue ?? {}, rowFactsOf, (id, facts) =>
      box.set(userId, rowFacts, id, facts),
    );
    const { bellOpenedAt, chosenTrack } = now;
    if (bellOpenedAt !== before.bellOpenedAt || chosenTrack !== before.chosenTrack)
      box.set(userId, seenFacts, '', { bellOpenedAt, chosenTrack });
    return result;
  };
