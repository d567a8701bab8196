import { scenes } from '../../gallery/scenes/scenes.ts';
import { testScene } from '../support/sweeps/scenes.ts';

/** Every screen of the gallery is swept in every state, a new scene automatically. */
for (const scene of scenes) testScene(scene);
