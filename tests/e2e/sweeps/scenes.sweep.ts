import { playNext } from '../../gallery/play.ts';
import { scenes } from '../../gallery/scenes/scenes.ts';
import { expect, test } from '../support/sweeps/scenes.ts';
import { sweep } from '../support/sweeps/sweep.ts';

/** Every screen of the gallery in every state: a new scene is swept automatically. */
for (const scene of scenes) {
  test(`${scene.screen}: ${scene.state}`, async ({ sheet, stage }) => {
    await playNext(sheet, scene, stage, async (page) => {
      expect(await sweep(scene, page)).toEqual([]);
    });
  });
}
