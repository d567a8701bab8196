import { must } from './checks.ts';
import { sendOutbox } from './commands/outbox.ts';
import { logIn } from './commands/sessions.ts';
import { KEYS, type Key } from './people.ts';
import type { World } from './world.ts';

/** When the service has forgotten every refusal, in milliseconds. */
const A_WHILE = 16 * 60 * 1000;

/** More calls than a round of any outbox makes. */
const MOST_CALLS = 300;

/**
 * At the end of a walk, on a good day, whoever has something in their outbox comes back and sends it:
 * the login ends in the middle, and after another one the round goes on.
 * @throws Violation where something stays, or any other invariant breaks
 */
export async function emptyOutboxes(world: World): Promise<void> {
  for (const key of KEYS) {
    if (world.waiting.get(key)?.size === 0) continue;
    await comeBack(world, key);
    // What has changed meanwhile is looked at in the first round, and sent in the second.
    for (const round of ['first', 'second']) {
      const stop = await sendOnce(world, key);
      must(stop === null, `the ${round} round of ${key}'s outbox ended: ${stop}`);
      await world.check();
    }
    const left = [...(world.waiting.get(key) ?? [])];
    must(left.length === 0, `[${left.join()}] stays in the outbox of ${key}`);
  }
}

/** All tabs are closed; later one opens with a login of this person. */
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

/** One tap on "Send all", and the login that it asks for. */
async function sendOnce(world: World, key: Key): Promise<string | null> {
  const seat = world.seatAt(0);
  await world.pass(1100);
  world.sandbox.expireTokens();
  const round = sendOutbox(world, seat, key, true);
  const over = new AbortController();
  void round.finally(() => over.abort());
  await world.settle(true);
  let hasLoggedIn = false;
  for (let made = 0; !over.signal.aborted; made += 1) {
    must(made < MOST_CALLS, `a round of ${key}'s outbox does not end`);
    const call = world.browser.net.calls.find(({ tab }) => tab === seat.tab);
    if (call) await world.step(call);
    else if (!hasLoggedIn && seat.store?.getState().auth.sessionLost) {
      hasLoggedIn = true;
      logIn(world, seat, key);
    } else await world.pass(1000);
    await world.settle(true);
  }
  return round;
}
