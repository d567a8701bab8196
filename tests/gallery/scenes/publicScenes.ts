import { paths } from '../../../src/paths.ts';
import { all, follow, largeText, seeHeading, unfold } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { screen, enlarged, phoneOnly } from './parts.ts';

export const publicScenes: Scene[] = [
  ...screen('Landing', paths.home, {
    'first visit': {},
    'text twice as large': { ...enlarged, show: largeText },
    'menu open': { ...phoneOnly, show: unfold('Menu') },
  }),
  ...screen('Team', paths.team, { all: {} }),
  ...screen('Events', paths.events, { all: {} }),
  ...screen('About', paths.about, { all: {} }),
  ...screen('Example', paths.example, {
    'the page': {},
    'a mentee': { show: all(follow('Look around as a mentee'), seeHeading('Pending tasks')) },
    'a mentor': { show: all(follow('Look around as a mentor'), seeHeading('Mentees')) },
  }),
  ...screen('Contact', paths.contact, { all: {} }),
  ...screen('Only a phone', paths.onlyPhone, { all: {} }),
  ...screen('Privacy', paths.privacy, { all: {} }),
  ...screen('Terms', paths.terms, { all: {} }),
  ...screen('Not found', '/no-such-page', { all: {} }),
];
