import type { RequestKey } from '../../../src/api/query/query.ts';
import * as fc from 'fast-check';
import { subjectOf } from '../checks.ts';
import { isMentor, personId, TASKS } from '../people.ts';
import { factsOf, type Seat } from '../seats.ts';
import type { World } from '../world.ts';
import { logIn } from './sessions.ts';
import {
  steps,
  tab,
  task,
  who,
  hasty,
  pick,
  chosen,
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

export const read = steps(
  'read',
  { tab, part, task, again, hasty },
  {
    can: (world, args) => atWork(world, args.tab) !== null,
    act: (world, args) => load(world, world.seatAt(args.tab), args.part, args.task, args.again),
  },
);

/** Loads the data of a page, also fresh data if `isByHand`. */
function load(
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
  const forget = (request: RequestKey): void => {
    if (isByHand) seat.store?.dispatch(code.requestCleared(request));
  };
  if (wanted === 'profile') {
    forget(code.loadProfile.keyOf());
    world.calls.ask(seat, (store) => store.dispatch(code.loadProfile()), unheard);
  } else if (wanted === 'people') {
    const people = isMentor(owner) ? code.loadMentees : code.loadMentors;
    forget(people.keyOf());
    world.calls.ask(seat, (store) => store.dispatch(people()), unheard);
  } else if (wanted === 'tasks') {
    forget(code.loadTasks.keyOf());
    world.calls.ask(seat, (store) => store.dispatch(code.loadTasks()), unheard);
  } else if (isMentor(owner)) {
    forget(code.loadMentorSubmissions.keyOf());
    world.calls.ask(
      seat,
      (store) => store.dispatch(code.loadMentorSubmissions()),
      (action, cause, facts) => {
        if (code.loadMentorSubmissions.fulfilled.match(action)) {
          for (const submission of action.payload) {
            world.ledger.seeQueued(facts, submission, cause.arrivedAt);
          }
        }
      },
    );
  } else {
    forget(code.loadTaskSubmissions.keyOf(id));
    world.calls.ask(
      seat,
      (store) => store.dispatch(code.loadTaskSubmissions(id)),
      (action, cause, facts) => {
        if (!code.loadTaskSubmissions.fulfilled.match(action)) return;
        const [submission = null] = action.payload.items;
        world.ledger.see(facts, subjectOf(personId(owner), id), submission, cause.arrivedAt);
      },
    );
  }
}

const unheard = (): void => undefined;

/** Logs a user in if there is no session, opens the dashboard and waits for its data. */
export const sitDown = steps(
  'sitDown',
  { tab, who, picks: fc.array(pick, { minLength: 4, maxLength: 4 }) },
  {
    can: (world, args) => running(world, args.tab)?.tab.online === true,
    async act(world, args) {
      const seat = world.seatAt(args.tab);
      const done = async (): Promise<void> => {
        for (let at = 0; at < 60; at += 1) {
          const own = world.browser.net.calls.filter(({ tab: page }) => page === seat.tab);
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
        await done();
        await world.settle(true);
      }
      if (atWork(world, args.tab) === null) return;
      for (const wanted of ['tasks', 'work'] as const) {
        for (const at of TASKS.keys()) load(world, seat, wanted, at, false);
      }
      await done();
    },
  },
);

export const look = steps(
  'look',
  { tab, task },
  {
    can: (world, args) => atWork(world, args.tab) !== null,
    act(world, args) {
      const {
        tab: { code },
        store,
      } = world.seatAt(args.tab);
      const at = world.browser.now();
      store?.dispatch(code.feedbackOpened({ taskId: taskId(args.task), at }));
      store?.dispatch(code.bellOpened(at));
    },
  },
);
