import type { TrackContent } from '../types.ts';
import { data } from './backend/data.ts';
import { production } from './backend/production.ts';
import { server } from './backend/server.ts';

export const backend: TrackContent = {
  key: 'backend',
  title: 'Back-end development',
  description:
    'Write the part nobody sees and everybody depends on: servers, databases, accounts, and a service that stays up.',
  thumbnail: null,
  stages: [server, production, data],
};
