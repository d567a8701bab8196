import type { TrackContent } from '../types.ts';
import { css } from './web/css.ts';
import { git } from './web/git.ts';
import { html } from './web/html.ts';
import { javascript } from './web/javascript.ts';
import { react } from './web/react.ts';

export const web: TrackContent = {
  key: 'web',
  title: 'Web development',
  description:
    'Build pages that open quickly on any phone, from your first line of HTML to a small React application that a neighbour could really use.',
  thumbnail: 'web.svg',
  // Out of level order on purpose: the API does not sort stages.
  stages: [css, html, javascript, react, git],
};
