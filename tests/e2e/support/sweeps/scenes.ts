import { playNext } from '../../../gallery/play.ts';
import type { Scene } from '../../../gallery/scene.ts';
import { addGalleryData } from '../../../gallery/galleryData.ts';
import { expect, test } from '../site.ts';
import { sweep } from './sweep.ts';

/** Makes a test that plays a scene, with the gallery's users and tracks, and sweeps it. */
export function testScene(scene: Scene): void {
  test(`${scene.screen}: ${scene.state}`, async ({ stage, site }) => {
    addGalleryData(site.db);
    await playNext(stage, scene, site, async (page) => {
      expect(await sweep(scene, page)).toEqual([]);
    });
    await stage.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
