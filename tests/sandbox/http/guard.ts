import { createMiddleware } from 'hono/factory';

import type { Role } from '../data/rows.ts';
import type { AppEnv, Services } from '../services/services.ts';
import { Refusal } from './errors.ts';

/**
 * Lets callers with a valid token and a given role pass. Runs before any other check. A deleted
 * user's token is valid.
 */
export function requireLogin({ tokens }: Services, ...roles: readonly Role[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const caller = await tokens.read(c.req.header('authorization'));
    if (!caller) throw new Refusal(401, 'Unauthorized');
    if (roles.length > 0 && !roles.includes(caller.role)) {
      throw new Refusal(403, 'Forbidden resource');
    }
    c.set('caller', caller);
    await next();
  });
}
