import type { Scene } from '../scene.ts';
import { accountScenes } from './accountScenes.ts';
import { menteeScenes } from './menteeScenes.ts';
import { mentorScenes } from './mentorScenes.ts';
import { outboxScenes } from './outboxScenes.ts';
import { profileScenes } from './profileScenes.ts';
import { publicScenes } from './publicScenes.ts';
import { shellScenes } from './shellScenes.ts';
import { taskScenes } from './taskScenes.ts';
import { trackScenes } from './trackScenes.ts';

export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...accountScenes,
  ...menteeScenes,
  ...taskScenes,
  ...trackScenes,
  ...profileScenes,
  ...mentorScenes,
  ...outboxScenes,
  ...shellScenes,
];
