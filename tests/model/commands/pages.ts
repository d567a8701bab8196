import * as fc from 'fast-check';
import { canary, emailOfKey } from '../people.ts';
import { factsOf, type Place } from '../seats.ts';
import { steps, workSteps, tab, who, hasty, isRunning, running, visits } from './steps.ts';

const place = fc.constantFrom<Place>('dashboard', 'dashboard', 'account', 'public');

export const go = steps(
  'go',
  { tab, place },
  (world, args) => world.enter(world.seatAt(args.tab), args.place),
  isRunning,
);

export const reload = steps('reload', { tab, place, hasty }, (world, args) =>
  world.reopen(args.tab, args.place),
);

export const away = steps(
  'away',
  { tab },
  async (world, args) => {
    const { tab: page } = world.seatAt(args.tab);
    page.dispatch('pagehide', { persisted: true });
    await world.browser.settle();
    page.frozen = true;
    page.pendingEvents.length = 0;
  },
  isRunning,
);

export const back = steps(
  'back',
  { tab },
  (world, args) => {
    const { tab: page } = world.seatAt(args.tab);
    world.browser.thaw(page);
    page.dispatch('pageshow', { persisted: true });
  },
  (world, args) => !isRunning(world, args),
);

export const hide = steps(
  'hide',
  { tab },
  (world, args) => world.seatAt(args.tab).tab.hide(),
  isRunning,
);

export const link = workSteps(
  'link',
  { tab },
  ({ world, seat, key, code }) => {
    const { history } = seat.tab;
    world.version += 1;
    const usr = code.withUserId({ text: canary(key, 'state', world.version) });
    history.entries.splice(history.at + 1, Infinity, { state: { usr }, path: '/dashboard' });
    history.at += 1;
  },
  // A link is marked when it is rendered, long before it is followed.
  ({ seat }) => seat.tab.pendingEvents.length === 0,
);

export const travel = steps(
  'travel',
  { tab, by: fc.constantFrom(-1, 1) },
  (world, { tab: at, by }) => {
    const { tab: page } = world.seatAt(at);
    page.history.at += by;
    page.dispatch('popstate', { state: page.history.entries[page.history.at]?.state });
  },
  (world, { tab: at, by }) => {
    const seat = running(world, at);
    return (
      seat !== null &&
      seat.place !== 'public' &&
      seat.tab.history.at + by in seat.tab.history.entries
    );
  },
);

export const mail = steps(
  'mail',
  { tab, who },
  (world, args) => {
    const seat = world.seatAt(args.tab);
    const { history, code } = seat.tab;
    const path = '/reset-password';
    const token = canary(args.who, 'link');
    const search = `?token=${token}&email=${emailOfKey(args.who)}`;
    history.entries.splice(history.at + 1, Infinity, { state: null, path: path + search });
    history.at += 1;
    code.hideMailedLink(path);
    seat.linkOpenedBy = factsOf(seat)?.owner ?? null;
  },
  (world, args) =>
    visits(world, args.tab) ||
    (running(world, args.tab)?.place === 'account' && world.owner === args.who),
);
