import * as fc from 'fast-check';
import { subjectOf } from '../checks.ts';
import { personId, regrade, resubmit, rowOf } from '../people.ts';
import type { World } from '../world.ts';
import { steps, tab, task, mentee, hasty, pick, chosen, ready, taskId } from './steps.ts';

export const regradeElsewhere = steps(
  'regrade',
  { mentee, task, percent: fc.nat({ max: 100 }) },
  (world, args) => {
    const id = taskId(args.task);
    const { db } = world.sandbox;
    const row = rowOf(db, args.mentee, id);
    if (row === undefined) return;
    world.version += 1;
    regrade(db, row, args.percent, world.version, new Date(world.browser.now()));
    world.ledger.changed(subjectOf(personId(args.mentee), id), 'judgement', world.version);
  },
  (world, args) => rowOf(world.sandbox.db, args.mentee, taskId(args.task)) !== undefined,
);

export const resubmitElsewhere = steps('resubmit', { mentee, task }, (world, args) => {
  const id = taskId(args.task);
  world.version += 1;
  resubmit(world.sandbox.db, args.mentee, id, world.version, new Date(world.browser.now()));
  world.ledger.changed(subjectOf(personId(args.mentee), id), 'work', world.version);
});

/** Calls without a response. */
const onTheirWay = (world: World) => ready(world).filter(({ answer }) => answer === null);

export const calls = steps(
  'calls',
  { picks: fc.array(pick, { minLength: 1, maxLength: 12 }), hasty },
  async (world, args) => {
    for (const at of args.picks) {
      const call = chosen(ready(world), at);
      if (call === undefined) return;
      await world.pass(1);
      await world.step(call);
    }
  },
  (world) => ready(world).length > 0,
);

/** Failures of the API or of a gateway. With the last two, the call may have been carried out. */
const FAILURES = [500, 503, 429, 502, 504];

export const refuse = steps(
  'refuse',
  { pick, status: fc.constantFrom(...FAILURES), isDone: fc.boolean() },
  async (world, args) => {
    const call = chosen(onTheirWay(world), args.pick);
    const mayBeDone = args.status === 502 || args.status === 504;
    if (call) await world.refuse(call, args.status, args.isDone && mayBeDone);
  },
  (world) => onTheirWay(world).length > 0,
);

export const lose = steps(
  'lose',
  { pick },
  async (world, args) => {
    const call = chosen(ready(world), args.pick);
    if (call !== undefined) await world.browser.net.lose(call);
  },
  (world) => ready(world).length > 0,
);

/** In milliseconds. */
const pauses = [400, 1100, 1100, 1100, 1100, 1100, 1100, 360_000, 360_000, 3_660_000];

export const wait = steps('wait', { ms: fc.constantFrom(...pauses) }, (world, { ms }) =>
  world.pass(ms),
);

export const expire = steps('expire', {}, (world) => world.sandbox.expireTokens());

export const line = steps(
  'line',
  { tab, online: fc.boolean() },
  (world, { tab: at, online }) => {
    const { tab: page } = world.seatAt(at);
    page.online = online;
    if (!page.frozen) page.dispatch(online ? 'online' : 'offline');
  },
  (world, { tab: at, online }) => world.seatAt(at).tab.online !== online,
);

export const disk = steps(
  'disk',
  { held: fc.boolean() },
  (world, { held }) => world.browser.holdDisk(held),
  (world, { held }) => world.browser.isDiskHeld() !== held,
);
