import { scenes } from '../../gallery/scenes/scenes.ts';
import { testScene } from '../support/sweeps/scenes.ts';

/** These are one screen of each kind; `npm run sweep` checks all of them, in every state. */
const main: readonly (readonly [screen: string, state: string])[] = [
  ['Landing', 'first visit'],
  ['Register', 'empty'],
  ['Dashboard', 'in the middle'],
  ['Task', 'pending'],
  ['Submissions', 'queue'],
  ['Grading dialog', 'errors'],
];

for (const [screen, state] of main) {
  const scene = scenes.find((one) => one.screen === screen && one.state === state);
  if (scene === undefined) throw new Error(`The gallery has no scene “${screen}: ${state}”`);
  testScene(scene);
}
