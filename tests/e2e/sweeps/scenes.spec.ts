import { playNext } from '../../gallery/play.ts';
import { scenes } from '../../gallery/scenes/scenes.ts';
import { expect, test } from '../support/sweeps/scenes.ts';
import { sweep } from '../support/sweeps/sweep.ts';

/** The most visited screens: `npm run sweep` has all of them, in every state. */
const main: readonly (readonly [screen: string, state: string])[] = [
  ['Landing', 'first visit'],
  ['Login', 'empty'],
  ['Register', 'empty'],
  ['Dashboard', 'in the middle'],
  ['Tasks', 'in the middle'],
  ['Task', 'pending'],
  ['Submit', 'empty'],
  ['Track', 'stages'],
  ['Submissions', 'queue'],
  ['Grading dialog', 'errors'],
];

for (const [screen, state] of main) {
  test(`${screen}: ${state}`, async ({ sheet, stage }) => {
    const scene = scenes.find((one) => one.screen === screen && one.state === state);
    if (scene === undefined) throw new Error('The gallery has no such scene');
    await playNext(sheet, scene, stage, async (page) => {
      expect(await sweep(scene, page)).toEqual([]);
    });
  });
}
