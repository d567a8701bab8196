import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { guestWalkSettings, replayPath, walkSettings } from '../support/properties.ts';
import '../support/seeded.ts';
import { walks } from './commands/walks.ts';
import { emptyOutboxes } from './outboxes.ts';
import { World } from './world.ts';

/*
 * A store belongs to one user and ends with the session. Each fact is stored once, no draft is
 * lost, and nothing is sent twice, in any order of events. `mutants.md` lists the faults that this
 * finds.
 */

// The sandbox delays a first submission; here the model controls all delays.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** The longest duration of a walk in milliseconds, with the time to shrink a failing one. */
const LONGEST = 4000;

const kinds = [
  ['random walks in two tabs never mix users or lose a draft', false, walkSettings],
  ['random walks with a guest’s tab leave no trace of the guest', true, guestWalkSettings],
] as const;

test.each(kinds)(
  '%s',
  async (title, hasGuests, settings) => {
    let walk = Promise.resolve();
    const property = fc.asyncProperty(walks(replayPath, hasGuests), ([who, commands]) => {
      const world = new World();
      walk = world
        .begin(who)
        .then(() => fc.asyncModelRun(() => ({ model: { world }, real: { world } }), commands))
        .then(() => emptyOutboxes(world))
        .then(() => world.ledger.check());
      return walk;
    });
    const { failed, seed, counterexample, counterexamplePath, errorInstance } = await fc.check(
      property,
      settings,
    );
    // At its time limit, fast-check does not wait for the last walk, which would change the next one.
    await Promise.allSettled([walk]);
    const [[who, commands] = [null, []]] = counterexample ?? [];
    const found = fc.stringify(commands);
    const replay = /replayPath="([^"]*)"/.exec(found)?.[1] ?? '';
    const words = [
      errorInstance instanceof Error ? errorInstance.message : fc.stringify(errorInstance),
      `At first ${who ?? 'nobody'} is logged in; then ${found}`,
      `Once more: SEED=${seed} PATH_=${counterexamplePath} REPLAY=${replay} npm run model -- -t '${title}'`,
    ];
    expect(failed ? words.join('\n') : '').toBe('');
  },
  walkSettings.numRuns * LONGEST,
);
