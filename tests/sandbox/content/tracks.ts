import type { TrackContent } from './types.ts';
import { css } from './tracks/web/css.ts';
import { git } from './tracks/web/git.ts';
import { html } from './tracks/web/html.ts';
import { javascript } from './tracks/web/javascript.ts';
import { react } from './tracks/web/react.ts';
import { kotlin } from './tracks/mobile/kotlin.ts';
import { release } from './tracks/mobile/release.ts';
import { screens } from './tracks/mobile/screens.ts';
import { storage } from './tracks/mobile/storage.ts';
import { components } from './tracks/design/components.ts';
import { layout } from './tracks/design/layout.ts';
import { looking } from './tracks/design/looking.ts';
import { testing } from './tracks/design/testing.ts';
import { data } from './tracks/backend/data.ts';
import { production } from './tracks/backend/production.ts';
import { server } from './tracks/backend/server.ts';

export const tracks: TrackContent[] = [
  {
    key: 'web',
    title: 'Web development',
    description:
      'Build pages that open quickly on any phone, from your first line of HTML to a small React application that a neighbour could really use.',
    thumbnail: 'web.svg',
    // The stages are out of order on purpose, because the API does not sort them.
    stages: [css, html, javascript, react, git],
  },
  {
    key: 'mobile',
    title: 'Mobile development',
    description:
      'Make Android apps with Kotlin that start fast, save data bundles and work when the network does not.',
    thumbnail: 'mobile.svg',
    stages: [kotlin, screens, storage, release],
  },
  {
    key: 'design',
    title: 'UI design',
    description:
      'Learn to look, to arrange and to test. Design screens that people understand on the first try, and hand them over so that developers smile.',
    thumbnail: 'design.svg',
    stages: [looking, components, layout, testing],
  },
  {
    key: 'backend',
    title: 'Back-end development',
    description:
      'Write the part nobody sees and everybody depends on: servers, databases, accounts, and a service that stays up.',
    thumbnail: null,
    stages: [server, production, data],
  },
];
