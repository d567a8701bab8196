import * as fc from 'fast-check';
import { personId, versionIn, type Key } from '../people.ts';
import type { Seat } from '../seats.ts';
import type { World } from '../world.ts';
import { workSteps, tab, hasty } from './steps.ts';
import type { DraftKey } from '../../../src/user/drafts.ts';

export const outbox = workSteps(
  'outbox',
  { tab, anyway: fc.boolean(), hasty },
  ({ world, seat, key }, { anyway }) => void sendOutbox(world, seat, key, anyway),
  ({ key, code }) => code.entriesOf(personId(key)).length > 0,
);

/**
 * Sends the whole outbox, and returns why it stopped early, or null. `anyway` confirms changed
 * items.
 */
export async function sendOutbox(
  world: World,
  seat: Seat,
  key: Key,
  anyway: boolean,
): Promise<string | null> {
  const { code } = seat.tab;
  const userId = personId(key);
  const store = world.calls.watched(seat);
  if (store === null) return null;
  const { signal } = code.activeSession().lifetime;
  const subjects = code.entriesOf(userId).map(({ subject }) => subject);
  return code.sendAll(store, userId, subjects, {
    signal,
    onStart: () => undefined,
    onEnd(subject, outcome) {
      const { kind } = outcome;
      if (kind === 'sent' || kind === 'there') countAsSent(world, seat, key, subject);
      else if (kind === 'changed' && anyway) {
        const at = code.finishedOf(userId, subject)?.at ?? 0;
        code.changeFinished(userId, subject, at, { seen: code.pickCompared(outcome.now) });
        // An earlier try may have arrived before the change: then it is sent again, and on purpose.
        world.ledger.mayTakeAgain(pathOf(seat, subject), typedIn(world, key, subject));
      } else if (kind === 'failed' && !code.canRetryLater(outcome.error)) {
        world.fault(`${subject} was refused: ${outcome.error.message}`);
      }
    },
  });
}

/** The address that what waits is sent to. */
function pathOf({ tab: page }: Seat, subject: DraftKey): string {
  const { kind, id = '' } = page.code.subjectOf(subject) ?? {};
  return kind === 'grade' ? `/api/mentors/grade/${id}/` : `/api/tasks/${id}/submissions`;
}

const typedIn = (world: World, key: Key, subject: DraftKey): number =>
  versionIn(world.drafts.get(key)?.get(subject));

/** Items leave the outbox only if the API has them. Newer input stays. */
function countAsSent(world: World, seat: Seat, key: Key, subject: DraftKey): void {
  const typed = world.drafts.get(key);
  if (!typed?.has(subject) || seat.tab.code.readDraft(personId(key), subject) !== null) return;
  const version = typedIn(world, key, subject);
  if (!world.ledger.hasTaken(pathOf(seat, subject), version)) {
    world.fault(`v${version} of ${subject} counts as sent, and has not arrived`);
  }
  typed.delete(subject);
  world.waiting.get(key)?.delete(subject);
}
