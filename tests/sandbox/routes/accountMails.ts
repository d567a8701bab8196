import { Hono } from 'hono';

import type { UserRow } from '../data/rows.ts';
import { readBody, shape } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { email, filled, url } from '../http/rules.ts';
import { hashPassword } from '../services/passwords.ts';
import type { AppEnv, Services } from '../services/services.ts';

interface LinkRequest {
  email: string;
  clientBaseUrl: string;
  tokenParamName: string;
  emailParamName: string;
}

const linkRequest = shape<LinkRequest>({
  email: email(),
  clientBaseUrl: url(),
  tokenParamName: filled(),
  emailParamName: filled(),
});

const confirmation = shape<{ email: string; token: string }>({ email: email(), token: filled() });

const newPassword = shape<{ email: string; token: string; newPassword: string }>({
  email: email(),
  token: filled(),
  newPassword: filled(),
});

/**
 * Returns the address of the client's page with the two parameters, named as the request demands.
 */
function linkTo(request: LinkRequest, token: string): string {
  const base = request.clientBaseUrl;
  const link = new URL(base.includes('://') ? base : `http://${base}`);
  link.searchParams.set(request.tokenParamName, token);
  link.searchParams.set(request.emailParamName, request.email);
  return link.href;
}

/**
 * Adds the emails that confirm an address or reset a password, and the calls behind their links.
 */
export function accountMailRoutes({ db, mailTokens, outbox, now }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const userOf = (address: string) =>
    db.get<UserRow>('SELECT * FROM users WHERE email = ?', [address.toLowerCase()]);

  routes.post('/send-email-confirmation-token', async (c) => {
    const body = await readBody(c.req.raw, linkRequest);
    const user = userOf(body.email);
    if (!user) throw new Refusal(404, 'User with email does not exist');
    if (user.emailVerified) throw new Refusal(409, 'Email has already been confirmed');
    outbox.send({
      recipient: user.email,
      subject: 'Confirm your email',
      body: `Hello ${user.firstName}, please confirm your email within 24 hours.`,
      link: linkTo(body, mailTokens.issue('confirm-email', user.id)),
    });
    return c.body(null, 200);
  });

  routes.post('/confirm-email', async (c) => {
    const body = await readBody(c.req.raw, confirmation);
    const user = userOf(body.email);
    if (!user) throw new Refusal(404, 'User does not exist');
    if (user.emailVerified) throw new Refusal(409, 'Email already verified');
    const verdict = mailTokens.check('confirm-email', user.id, body.token);
    if (verdict === 'wrong') throw new Refusal(403, 'Invalid token');
    if (verdict === 'expired') throw new Refusal(404, 'Token expired');
    db.run('UPDATE users SET emailVerified = 1, updatedAt = ? WHERE id = ?', [now(), user.id]);
    return c.body(null, 200);
  });

  routes.post('/send-password-reset-token', async (c) => {
    const body = await readBody(c.req.raw, linkRequest);
    const user = userOf(body.email);
    if (!user) return c.body(null, 200);
    outbox.send({
      recipient: user.email,
      subject: 'Reset your password',
      body: `Hello ${user.firstName}, you can choose a new password within 10 minutes.`,
      link: linkTo(body, mailTokens.issue('reset-password', user.id)),
    });
    return c.body(null, 200);
  });

  routes.post('/reset-password', async (c) => {
    const body = await readBody(c.req.raw, newPassword);
    const user = userOf(body.email);
    if (!user) throw new Refusal(401, 'Password reset failed');
    const verdict = mailTokens.check('reset-password', user.id, body.token);
    if (verdict === 'wrong') throw new Refusal(403, 'Invalid token');
    if (verdict === 'expired') throw new Refusal(404, 'Token expired');
    const passwordHash = await hashPassword(body.newPassword);
    db.run('UPDATE users SET passwordHash = ?, updatedAt = ? WHERE id = ?', [
      passwordHash,
      now(),
      user.id,
    ]);
    return c.body(null, 200);
  });

  return routes;
}
