import * as fc from 'fast-check';
import type { Tab } from '../browser.ts';
import { KEYS, MENTEES, TASKS, type Key } from '../people.ts';
import { factsOf, type Seat } from '../seats.ts';
import type { World } from '../world.ts';

export type Step = fc.AsyncCommand<{ world: World }, { world: World }>;

/** A hasty step: other tabs receive its storage events only after the next one. */
interface Haste {
  hasty?: boolean;
}

/** The steps of one kind. */
export function steps<Args extends object>(
  name: string,
  args: { [Name in keyof Args]: fc.Arbitrary<Args[Name]> },
  act: (world: World, args: Args) => void | Promise<void>,
  can: (world: World, args: NoInfer<Args>) => boolean = () => true,
): fc.Arbitrary<Step> {
  return fc.record(args).map((given) => {
    const { hasty = false }: Haste = given;
    return {
      check: ({ world }) => can(world, given),
      async run({ world }) {
        await world.pass(1);
        await act(world, given);
        await world.settle(!hasty);
        await world.check();
      },
      toString: () => `${name}(${JSON.stringify(given)})`,
    };
  });
}

/** A user at a tab's dashboard. */
export interface Work {
  world: World;
  seat: Seat;
  key: Key;
  code: Tab['code'];
}

function workAt(world: World, at: number): Work | null {
  const key = atWork(world, at);
  const seat = world.seatAt(at);
  return key && { world, seat, key, code: seat.tab.code };
}

/** The steps of one kind, of a user at a dashboard. */
export const workSteps = <Args extends { tab: number }>(
  name: string,
  args: { [Name in keyof Args]: fc.Arbitrary<Args[Name]> },
  act: (work: Work, args: Args) => void | Promise<void>,
  can: (work: Work, args: Args) => boolean = () => true,
): fc.Arbitrary<Step> =>
  steps(
    name,
    args,
    (world, given) => {
      const work = workAt(world, given.tab);
      return work ? act(work, given) : undefined;
    },
    (world, given) => {
      const work = workAt(world, given.tab);
      return work !== null && can(work, given);
    },
  );

export const tab = fc.nat({ max: 1 });

export const task = fc.nat({ max: TASKS.length - 1 });

export const who = fc.constantFrom(...KEYS);

export const mentee = fc.constantFrom(...MENTEES);

export const hasty = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean());

export const pick = fc.nat({ max: 7 });

export const chosen = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Maximum delay of a call to the API in milliseconds: the client's timeout. */
const ON_ITS_WAY = 30_000;

/** Calls under way whose next step is possible. */
export const ready = (world: World) =>
  world.browser.net.calls.filter((call) =>
    call.answer === null
      ? world.browser.now() - world.calls.sentAt(call) < ON_ITS_WAY
      : !call.tab.frozen,
  );

export const taskId = (at: number): string => TASKS[at] ?? '';

/** Null if its page is frozen. */
export function running(world: World, at: number): Seat | null {
  const seat = world.seatAt(at);
  return seat.tab.frozen ? null : seat;
}

export const isRunning = (world: World, args: { tab: number }): boolean =>
  running(world, args.tab) !== null;

/** The user of a tab's dashboard, or null. */
export function atWork(world: World, at: number): Key | null {
  const seat = running(world, at);
  return seat?.place === 'dashboard' ? (factsOf(seat)?.owner ?? null) : null;
}

/** True if a tab shows an account page with the anonymous store. */
export function visits(world: World, at: number): boolean {
  const seat = running(world, at);
  return seat?.place === 'account' && factsOf(seat)?.owner === null;
}
