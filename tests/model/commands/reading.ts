import type { RequestKey } from '../../../src/api/query/query.ts';
import type { AppStore } from '../../../src/app/store/store.ts';
import * as fc from 'fast-check';
import { isMentor, TASKS } from '../people.ts';
import { factsOf, type Seat } from '../seats.ts';
import type { World } from '../world.ts';
import { logIn } from './sessions.ts';
import {
  steps,
  workSteps,
  tab,
  task,
  who,
  hasty,
  pick,
  chosen,
  ready,
  running,
  atWork,
  visits,
  taskId,
} from './steps.ts';

const PARTS = ['profile', 'people', 'tasks', 'work'] as const;

const part = fc.constantFrom<(typeof PARTS)[number]>(
  'profile',
  'people',
  'tasks',
  'work',
  'work',
  'work',
);

const again = fc.constantFrom(true, true, false);

export const read = workSteps('read', { tab, part, task, again, hasty }, ({ world, seat }, args) =>
  load(world, seat, args.part, args.task, args.again),
);

/** Loads the data of a page, also fresh data if `isByHand`. */
export function load(
  world: World,
  seat: Seat,
  wanted: (typeof PARTS)[number],
  at: number,
  isByHand: boolean,
): void {
  const { code } = seat.tab;
  const { owner = null } = factsOf(seat) ?? {};
  if (owner === null) return;
  const id = taskId(at);
  const ask = (request: RequestKey, call: (store: AppStore) => Promise<{ type: string }>): void => {
    if (isByHand) seat.store?.dispatch(code.requestCleared(request));
    world.calls.ask(seat, call);
  };
  if (wanted === 'profile') {
    ask(code.loadProfile.keyOf(), (store) => store.dispatch(code.loadProfile()));
  } else if (wanted === 'people') {
    const people = isMentor(owner) ? code.loadMentees : code.loadMentors;
    ask(people.keyOf(), (store) => store.dispatch(people()));
  } else if (wanted === 'tasks') {
    ask(code.loadTasks.keyOf(), (store) => store.dispatch(code.loadTasks()));
  } else if (isMentor(owner)) {
    const { loadMentorSubmissions } = code;
    ask(loadMentorSubmissions.keyOf(), (store) => store.dispatch(loadMentorSubmissions()));
  } else {
    const { loadTaskSubmissions } = code;
    ask(loadTaskSubmissions.keyOf(id), (store) => store.dispatch(loadTaskSubmissions(id)));
  }
}

/** Logs a user in if there is no session, opens the dashboard and waits for its data. */
export const sitDown = steps(
  'sitDown',
  { tab, who, picks: fc.array(pick, { minLength: 4, maxLength: 4 }) },
  async (world, args) => {
    const seat = world.seatAt(args.tab);
    const done = async (): Promise<void> => {
      for (let at = 0; at < 60; at += 1) {
        const own = ready(world).filter(({ tab: page }) => page === seat.tab);
        const call = chosen(own, args.picks[at % 4] ?? 0);
        if (call === undefined) return;
        await world.pass(1);
        await world.step(call);
      }
    };
    if (seat.place !== 'dashboard') world.enter(seat, 'dashboard');
    await world.settle(true);
    if (visits(world, args.tab)) {
      logIn(world, seat, args.who);
      await world.browser.settle();
      await done();
      await world.settle(true);
    }
    if (atWork(world, args.tab) === null) return;
    for (const wanted of ['tasks', 'work'] as const) {
      for (const at of TASKS.keys()) load(world, seat, wanted, at, false);
    }
    await done();
  },
  (world, args) => running(world, args.tab)?.tab.online === true,
);

export const look = workSteps('look', { tab, task }, ({ world, seat, code }, args) => {
  const at = world.browser.now();
  seat.store?.dispatch(code.feedbackOpened({ taskId: taskId(args.task), at }));
  seat.store?.dispatch(code.bellOpened(at));
});
