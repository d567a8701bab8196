import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

import { bodyLimit } from './http/body.ts';
import { respondWithError, BareFailure, Refusal } from './http/errors.ts';
import { accountMailRoutes } from './routes/accountMails.ts';
import { accountRoutes } from './routes/accounts.ts';
import { mentorRoutes } from './routes/mentors.ts';
import { peopleRoutes } from './routes/people.ts';
import { photoRoutes, uploadRoutes } from './routes/photos.ts';
import { profileRoutes } from './routes/profile.ts';
import { stageRoutes } from './routes/stages.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { courseRoutes, taskRoutes } from './routes/tasks.ts';
import { trackRoutes } from './routes/tracks.ts';
import type { AppEnv, Services } from './services/services.ts';

const LARGEST_JSON = 100 * 1024;
const LARGEST_QUERY = 8 * 1024;

/** Creates every call of the API under /api. A trailing slash is ignored. */
export function createApi(services: Services, control: Hono<AppEnv>): Hono<AppEnv> {
  const api = new Hono<AppEnv>({ strict: false });
  api.onError(respondWithError(services.now, services.log));
  api.notFound((c) => {
    throw new Refusal(404, `Cannot ${c.req.method} ${c.req.path}`);
  });

  const jsonLimit = bodyLimit(LARGEST_JSON, () => new BareFailure('too much JSON'));

  api.route('/api/_sandbox', control);
  api.use(compress());
  api.get('*', etag({ weak: true }));
  api.use(async (c, next) => {
    if (c.req.url.length > LARGEST_QUERY) throw new Refusal(413, 'request entity too large');
    await (c.req.path.startsWith('/api/profile/upload') ? next() : jsonLimit(c, next));
  });

  api.route('/api/auth', accountRoutes(services));
  api.route('/api/auth', accountMailRoutes(services));
  api.route('/api/profile', profileRoutes(services));
  api.route('/api/profile', uploadRoutes(services));
  api.route('/api/profile', peopleRoutes(services));
  api.route('/api/tracks', trackRoutes(services));
  api.route('/api/stages', stageRoutes(services));
  api.route('/api/courses', courseRoutes(services));
  api.route('/api/tasks', taskRoutes(services));
  api.route('/api/tasks', submissionRoutes(services));
  api.route('/api/mentors', mentorRoutes(services));
  api.route('/api/photos', photoRoutes(services));
  return api;
}
