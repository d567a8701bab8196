import { DEMO_PASSWORD as password } from '../../sandbox/services/passwords.ts';
import { all, fails, press, see, write } from '../acts.ts';
import type { Scene } from '../scene.ts';

export type State = Omit<Scene, 'screen' | 'path' | 'state'> & { path?: string };

/** Returns the states of one screen; `also` applies to all of them. */
export const screen = (
  name: string,
  path: string,
  states: Record<string, State>,
  also: State = {},
): Scene[] =>
  Object.entries(states).map(([state, scene]) =>
    Object.assign({ screen: name, state, path }, also, scene),
  );

export const enlarged = { enlarged: true, widths: [1280] } as const;
export const onScreen = { screenOnly: true } as const;
export const phoneOnly = { ...onScreen, widths: [360] } as const;

export const goodWork = {
  'Link to your work': 'https://github.com/amaka/ajo-calculator',
  Comment: 'The sum is right for every month; the layout was hard.',
};

/** The text is unique, because a text that equals the submission is not a draft. */
export const draft = all(
  write({ ...goodWork, Comment: 'The table is new, and the sum is right for every month.' }),
  see('Draft saved on this device'),
);

export const sendWork = all(write(goodWork), press('Submit'), see('Successfully'));

/** Delays a response, to show the loading state. */
export const waitingFor = (path: string, show: NonNullable<Scene['show']>): State => ({
  before: all(
    async ({ service }) => service.setFaults({ slowMs: 30_000 }),
    fails('GET', path, 'slow'),
  ),
  unsettled: true,
  show,
});
export const loginOf = (email: string, word: string = password) =>
  all(write({ Email: email, Password: word }), press('Log in'));
