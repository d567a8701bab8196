import type { TrackContent } from '../types.ts';
import { components } from './design/components.ts';
import { layout } from './design/layout.ts';
import { looking } from './design/looking.ts';
import { testing } from './design/testing.ts';

export const design: TrackContent = {
  key: 'design',
  title: 'UI design',
  description:
    'Learn to look, to arrange and to test. Design screens that people understand on the first try, and hand them over so that developers smile.',
  thumbnail: 'design.svg',
  stages: [looking, components, layout, testing],
};
