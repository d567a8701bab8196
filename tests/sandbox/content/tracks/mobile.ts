import type { TrackContent } from '../types.ts';
import { kotlin } from './mobile/kotlin.ts';
import { release } from './mobile/release.ts';
import { screens } from './mobile/screens.ts';
import { storage } from './mobile/storage.ts';

export const mobile: TrackContent = {
  key: 'mobile',
  title: 'Mobile development',
  description:
    'Make Android apps with Kotlin that start fast, save data bundles and work when the network does not.',
  thumbnail: 'mobile.svg',
  stages: [kotlin, screens, storage, release],
};
