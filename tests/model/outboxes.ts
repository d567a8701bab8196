import { must } from './checks.ts';
import { sendOutbox } from './commands/outbox.ts';
import { logIn } from './commands/sessions.ts';
import type { Call } from './net.ts';
import { KEYS, type Key } from './people.ts';
import type { World } from './world.ts';

/** Time until the API's rate limit is reset, in milliseconds. */
const A_WHILE = 16 * 60 * 1000;

/** More calls than a round of any outbox makes. */
const MOST_CALLS = 300;

/** How long a try counts as under way, with a second more, in milliseconds. */
const NO_MORE_UNDER_WAY = 31_000;

/**
 * Failures of the first send: refused; saved, but a gateway responds; saved without a response; tab
 * closed in flight.
 */
const mishaps = ['refused', 'unheard', 'lost', 'closed'] as const;
type Mishap = (typeof mishaps)[number];

/**
 * At the end of a walk, each user with an outbox returns and sends it: first with a failure and an
 * expired login, then without.
 */
export async function emptyOutboxes(world: World): Promise<void> {
  for (const key of KEYS) {
    if (world.waiting.get(key)?.size === 0) continue;
    await comeBack(world, key);
    await sendOnce(world, key, mishaps[world.version % mishaps.length]);
    await world.check();
    await endTries(world, key);
    // Changed items are read in the first round and confirmed in the second.
    for (const round of ['first', 'second']) {
      const stop = await sendOnce(world, key);
      must(stop === null, `the ${round} round of ${key}'s outbox ended: ${stop}`);
      await world.check();
    }
    const left = [...(world.waiting.get(key) ?? [])];
    must(left.length === 0, `[${left.join()}] stays in the outbox of ${key}`);
  }
}

/** Closes all tabs, and opens a tab with this user's login. */
async function comeBack(world: World, key: Key): Promise<void> {
  world.browser.holdDisk(false);
  for (const at of world.seats.keys()) {
    world.seatAt(at).tab.online = true;
    world.reopen(at, 'public');
  }
  await world.settle(true);
  await world.pass(A_WHILE);
  await world.holdToken(key);
  world.enter(world.seatAt(0), 'dashboard');
  await world.settle(true);
}

/** After the tab has closed, a second tap is too early. The send in flight arrives once. */
async function endTries(world: World, key: Key): Promise<void> {
  const left = world.browser.net.calls.filter(
    (call) =>
      call.tab.closed && isWrite(call) && world.calls.sentAt(call) > world.browser.now() - 5000,
  );
  if (left.length > 0) await sendOnce(world, key);
  for (const call of left) await world.step(call);
  await world.pass(NO_MORE_UNDER_WAY);
  await world.check();
}

const isWrite = ({ method, path }: Call): boolean =>
  method === 'POST' && !path.startsWith('/api/auth/');

/** @returns true if the page closed with it */
async function befall(world: World, call: Call, mishap: Mishap): Promise<boolean> {
  if (mishap === 'refused') await world.refuse(call, 503, false);
  else if (mishap === 'unheard') await world.refuse(call, 502, true);
  else if (mishap === 'lost') {
    await world.step(call);
    await world.browser.net.lose(call);
  } else world.reopen(0, 'dashboard');
  await world.settle(true);
  return mishap === 'closed';
}

/** A tap on "Send all", with the login it needs. */
async function sendOnce(world: World, key: Key, mishap?: Mishap): Promise<string | null> {
  const seat = world.seatAt(0);
  await world.pass(1100);
  world.sandbox.expireTokens();
  const round = sendOutbox(world, seat, key, true);
  const over = new AbortController();
  void round.finally(() => over.abort());
  await world.settle(true);
  let hasLoggedIn = false;
  let next = mishap;
  for (let made = 0; !over.signal.aborted; made += 1) {
    must(made < MOST_CALLS, `a round of ${key}'s outbox does not end`);
    const call = world.browser.net.calls.find(({ tab }) => tab === seat.tab);
    if (call && isWrite(call) && next !== undefined) {
      if (await befall(world, call, next)) return null;
      next = undefined;
    } else if (call) await world.step(call);
    else if (!hasLoggedIn && seat.store?.getState().auth.sessionLost) {
      hasLoggedIn = true;
      logIn(world, seat, key);
    } else await world.pass(1000);
    await world.settle(true);
  }
  return round;
}
