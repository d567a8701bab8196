import {
  checkQueue,
  checkTasks,
  claimsOf,
  must,
  mustBeOwn,
  subjectOf,
  versionsOf,
  write,
} from './checks.ts';
import type { Call } from './net.ts';
import { isMentor, keyOf, personId, rowOf, TASKS, type Key } from './people.ts';
import { factsOf, storeIn, type Cause, type Facts, type Seat } from './seats.ts';
import type { World } from './world.ts';

/** Checks that a tab has the store, data and history of the current user. */
export function checkSeat(world: World, seat: Seat): void {
  const { tab, place, name } = seat;
  const { history, sessionStorage } = tab;
  const { owner } = world;
  if (place === 'public') return;
  mustBeOwn(`history.state of tab ${name}`, write(history.entries[history.at]?.state), owner);
  const { userId, store } = storeIn(tab);
  const who = keyOf(userId);
  for (const [key, value] of sessionStorage) {
    const isVisitors = who === null && seat.linkOpenedBy === null;
    if (!isVisitors) mustBeOwn(`sessionStorage ${key} of tab ${name}`, value, who);
  }
  must(
    who === owner || (who === null && world.expired),
    `tab ${name} has the store of ${who}, who is here is ${owner}`,
  );
  must(store !== null || world.browser.isDiskHeld(), `tab ${name} waits for its store`);
  const facts = factsOf(seat);
  if (store === null || facts === null) return;
  const state = store.getState();
  mustBeOwn(`the store in tab ${name}`, write(state), who);
  const token = claimsOf(tab.code.bearerTokenOf(state))?.userId ?? null;
  must(token === userId, `the store of ${who} in tab ${name} has the token of ${keyOf(token)}`);
  if (who === null || facts.looked === state) return;
  facts.looked = state;
  checkRecords(world, seat, facts, who);
  if (isMentor(who)) checkQueue(tab, store);
  else checkTasks(tab, store);
}

/** A store has its latest response, and the API's version unless that changed since. */
function checkRecords({ sandbox, ledger }: World, seat: Seat, facts: Facts, who: Key): void {
  if (seat.store === null) return;
  const { records, queue } = seat.store.getState().tasks;
  for (const [subject, seen] of facts.seen) {
    const [menteeId = '', taskId = ''] = subject.split('/');
    const known = isMentor(who)
      ? Object.values(queue ?? {}).find(
          ({ submission: { mentee, task } }) => mentee?.id === menteeId && task?.id === taskId,
        )?.submission
      : records[taskId]?.submission;
    const there = versionsOf(known);
    const what = `${keyOf(menteeId)}'s task ${TASKS.indexOf(taskId) + 1} in tab ${seat.name}`;
    for (const part of ['work', 'judgement'] as const) {
      must(
        there[part] === seen[part],
        `${part} of ${what}: v${there[part]} is there, v${seen[part]} was the latest to come`,
      );
    }
    const row = rowOf(sandbox.db, keyOf(menteeId) ?? 'ann', taskId);
    const changed = ledger.changedAt(subject);
    const ofRow = versionsOf(row);
    if (seen.workAt > changed.work) {
      must(there.work === ofRow.work, `work of ${what} is not the service's`);
    }
    if (seen.judgementAt > changed.judgement) {
      must(
        there.judgement === ofRow.judgement &&
          (known?.gradePercentage ?? null) === (row?.gradePercentage ?? null),
        `judgement of ${what} is not the service's`,
      );
    }
  }
}

/** Checks that a tab on a borrowed device has its user's data only, and leaves no trace. */
export function checkGuest({ tab, name }: Seat, who: Key, now: number): void {
  must(tab.traces === 0, `the borrowed device has ${tab.traces} traces of ${who}`);
  for (const [key, value] of tab.sessionStorage)
    mustBeOwn(`sessionStorage ${key} of tab ${name}`, value, who);
  const { userId, store } = storeIn(tab);
  const claims = claimsOf(tab.sessionStorage.get('akada_token') ?? null);
  const isExpired = claims !== null && claims.until <= now;
  must(
    keyOf(userId) === who || (isExpired && userId === null),
    `the guest ${who} has the store of ${keyOf(userId)}`,
  );
  if (store !== null) mustBeOwn(`the store of the guest ${who}`, write(store.getState()), who);
}

/** Checks that an outbox send replaces no unseen version and fetches the current state first. */
export function checkLook(
  world: World,
  { path }: Call,
  { seat, store, lookSince }: Cause,
  who: Key,
): void {
  if (lookSince === null) return;
  const { draftOf, finishedOf, pickCompared } = seat.tab.code;
  const { records, queue } = store.getState().tasks;
  const [, , , first = '', second = ''] = path.split('/');
  const row = queue?.[second]?.submission;
  const draft = isMentor(who) ? draftOf.grade(second) : draftOf.submission(first);
  const about = isMentor(who)
    ? subjectOf(row?.mentee?.id ?? '', row?.task?.id ?? '')
    : subjectOf(personId(who), first);
  const wrote = versionsOf(pickCompared(finishedOf(personId(who), draft)?.seen));
  const there = versionsOf(isMentor(who) ? row : records[first]?.submission);
  if (wrote.work !== there.work || wrote.judgement !== there.judgement) {
    world.fault(`${draft} went out over ${write(there)}, its writer had seen ${write(wrote)}`);
  }
  const seen = factsOf(seat)?.seen.get(about);
  if (seen === undefined || seen.workAt < lookSince || seen.judgementAt < lookSince) {
    world.fault(`${draft} went out without a new look`);
  }
}
