import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { emailOfKey, personId, type Key } from '../people.ts';
import type { Seat } from '../seats.ts';
import type { World } from '../world.ts';
import { steps, workSteps, tab, who, hasty, atWork, visits } from './steps.ts';

export const login = steps(
  'login',
  { tab, who, hasty },
  (world, args) => logIn(world, world.seatAt(args.tab), args.who),
  // In the dialog or on the login page; in the dialog another user can log in as well.
  (world, args) => atWork(world, args.tab) !== null || visits(world, args.tab),
);

export function logIn(world: World, seat: Seat, key: Key): void {
  const { code } = seat.tab;
  const credentials = { email: emailOfKey(key), password: DEMO_PASSWORD };
  world.calls.ask(
    seat,
    (store) => store.dispatch(code.login(credentials)),
    () => {
      world.owner = key;
      if (seat.place === 'account' && !seat.tab.closed) seat.place = 'dashboard';
    },
  );
}

export const logout = workSteps('logout', { tab, hasty }, ({ world, key, code }) => {
  // The logout dialog lists drafts and counts unsent items.
  const listed = code.draftSubjects(personId(key)).sort().join();
  const typed = [...(world.drafts.get(key)?.keys() ?? [])].sort().join();
  if (listed !== typed) world.fault(`${key} has [${typed}], a logout lists [${listed}]`);
  code.logOut(personId(key));
  world.drafts.get(key)?.clear();
  world.waiting.get(key)?.clear();
  world.owner = null;
  world.forgotten.add(key);
});

export const leave = workSteps(
  'leave',
  { tab, hasty },
  ({ world, code }) => {
    code.clearToken();
    world.owner = null;
  },
  ({ world, seat }) => world.expired || seat.store?.getState().auth.sessionLost === true,
);

export const register = steps(
  'register',
  { tab },
  (world, args) => {
    const seat = world.seatAt(args.tab);
    world.version += 1;
    const registration = {
      firstName: 'New',
      lastName: 'Comer',
      email: `new${world.version}@akada.example`,
      password: DEMO_PASSWORD,
    };
    world.calls.ask(
      seat,
      (store) => store.dispatch(seat.tab.code.register(registration)),
      () => {
        if (world.expired) world.owner = null;
      },
    );
  },
  (world, args) => visits(world, args.tab),
);
