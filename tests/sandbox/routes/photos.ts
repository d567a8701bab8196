import { Hono } from 'hono';

import { bodyLimit } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { requireLogin } from '../http/guard.ts';
import { refuseQuery } from '../http/query.ts';
import type { AppEnv, Services } from '../services/services.ts';
import { writtenUser } from './profile.ts';

/** The most bytes of a photo (`uploadPhoto`). */
const LARGEST_PHOTO = 204_800;
const LARGEST_UPLOAD = 8 * 1024 * 1024;

async function photoOf(request: Request): Promise<File> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new Refusal(400, 'File image cannot be empty');
  }
  const unexpected = [...form.keys()].find((name) => name !== 'file');
  if (unexpected !== undefined) throw new Refusal(400, 'Unexpected field');
  const file = form.get('file');
  if (file === null || typeof file === 'string') {
    throw new Refusal(400, 'File image cannot be empty');
  }
  if (!/^image\/[a-z0-9.+-]+$/i.test(file.type)) throw new Refusal(415, 'File is not an image');
  if (file.size > LARGEST_PHOTO) throw new Refusal(400, 'File cannot be larger than 200KB');
  return file;
}

export function uploadRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const limited = bodyLimit(LARGEST_UPLOAD, () => new Refusal(413, 'File too large'));

  routes.post('/upload_profile_photo', requireLogin(services), limited, async (c) => {
    refuseQuery(c.req.query());
    const file = await photoOf(c.req.raw);
    const { userId } = c.get('caller');
    const bytes = new Uint8Array(await file.arrayBuffer());
    // The served type is from the name, after its first dot, and not from the upload.
    const [, type = ''] = (file.name.split('/').pop() ?? '').toLowerCase().split('.');
    const contentType = `image/${type === 'jpg' ? 'jpeg' : type}`;
    const path = services.photos.store(userId, { bytes, contentType });
    services.db.run('UPDATE users SET photo = ?, updatedAt = ?, starter = 0 WHERE id = ?', [
      path,
      services.now(),
      userId,
    ]);
    return c.json(writtenUser(services, userId, new URL(c.req.url).origin));
  });

  return routes;
}

/** Serves the pictures with headers that make browsers only draw them. */
export function photoRoutes({ photos }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const prefix = '/api/photos/';

  routes.get('/*', (c) => {
    const photo = photos.find(c.req.path.slice(prefix.length));
    if (!photo) throw new Refusal(404, `Cannot GET ${c.req.path}`);
    return c.body(photo.bytes, 200, {
      'content-type': photo.contentType,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
  });

  return routes;
}
