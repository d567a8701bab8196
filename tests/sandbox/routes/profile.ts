import { Hono } from 'hono';

import type { TrackRow, UserRow } from '../data/rows.ts';
import { readBody, shape } from '../http/body.ts';
import { BareFailure } from '../http/errors.ts';
import { findRow } from '../http/find.ts';
import { requireLogin } from '../http/guard.ts';
import { refuseQuery } from '../http/query.ts';
import { date, oneOf, optionalPhone, optionalTags, optionalText, text } from '../http/rules.ts';
import { brokenReference, trackWire, userWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';

interface ProfileBody {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  phoneNumber?: string | null;
  dob: string;
  gender: string;
  technologies?: string[] | null;
  description?: string | null;
}

const profile = shape<ProfileBody>({
  firstName: text(64),
  lastName: text(64),
  country: text(64),
  city: text(64),
  phoneNumber: optionalPhone(),
  dob: date(),
  gender: oneOf(['MALE', 'FEMALE', 'UNSPECIFIED']),
  technologies: optionalTags(32),
  description: optionalText(128),
});

/** Returns the user as every write returns it: `tracks` contains garbled ids (`putProfile`). */
export function writtenUser({ db }: Services, userId: string, origin: string): object {
  const row = findRow(db, 'users', userId);
  const ids = db.all<{ trackId: string }>(
    'SELECT trackId FROM userTracks WHERE userId = ? ORDER BY rowid',
    [userId],
  );
  const broken = ids.map(({ trackId }) => brokenReference(trackId));
  return userWire(row, broken, origin);
}

/** Adds the caller's own profile. */
export function profileRoutes(services: Services): Hono<AppEnv> {
  const { db, now } = services;
  const routes = new Hono<AppEnv>();

  routes.get('/', requireLogin(services), (c) => {
    const { userId } = c.get('caller');
    const { origin } = new URL(c.req.url);
    const tracks = db.all<TrackRow>(
      `SELECT tracks.* FROM userTracks JOIN tracks ON tracks.id = userTracks.trackId
       WHERE userId = ? ORDER BY userTracks.rowid`,
      [userId],
    );
    const row = db.get<UserRow>('SELECT * FROM users WHERE id = ?', [userId]);
    if (!row) throw new BareFailure('the user was deleted');
    return c.json(
      userWire(
        row,
        tracks.map((track) => trackWire(track, origin)),
        origin,
      ),
    );
  });

  /** Replaces the whole profile: a field that is left out becomes null. */
  routes.put('/', requireLogin(services), async (c) => {
    refuseQuery(c.req.query());
    const body = await readBody(c.req.raw, profile);
    const { userId } = c.get('caller');
    db.run(
      `UPDATE users SET firstName = ?, lastName = ?, country = ?, city = ?, phoneNumber = ?,
         dob = ?, gender = ?, technologies = ?, description = ?, updatedAt = ?, starter = 0
       WHERE id = ?`,
      [
        body.firstName.trim(),
        body.lastName.trim(),
        body.country.trim(),
        body.city.trim(),
        body.phoneNumber?.trim() ?? null,
        new Date(body.dob),
        body.gender,
        body.technologies ? JSON.stringify(body.technologies) : null,
        body.description?.trim() ?? null,
        now(),
        userId,
      ],
    );
    return c.json(writtenUser(services, userId, new URL(c.req.url).origin));
  });

  return routes;
}
