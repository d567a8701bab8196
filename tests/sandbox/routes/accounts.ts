import { Hono } from 'hono';

import { newId } from '../data/ids.ts';
import type { UserRow } from '../data/rows.ts';
import { isRecord, readBody, readJson, shape } from '../http/body.ts';
import { DatabaseFailure, Refusal } from '../http/errors.ts';
import { withoutQuery } from '../http/query.ts';
import { email, text, textFrom } from '../http/rules.ts';
import { hashPassword, isPassword } from '../services/passwords.ts';
import type { AppEnv, Services } from '../services/services.ts';

const MOST_WRONG_PASSWORDS = 3;
const LONGEST = 64;

const registration = shape<{
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}>({ firstName: text(64), lastName: text(64), email: email(), password: textFrom(6) });

const credentials = shape<{ email: string; password: string }>({
  email: email(),
  password: textFrom(6),
});

/**
 * Checks a length as the database does, which counts an emoji as two characters. Its message
 * includes what was typed, even the password.
 */
function refuseToStore(fields: Record<'firstName' | 'lastName' | 'password', string>): void {
  const faults = Object.entries(fields).flatMap(([name, value]) => {
    if (value === '') return [`${name}: Path \`${name}\` is required.`];
    if (value.length <= LONGEST) return [];
    return [
      `${name}: Path \`${name}\` (\`${value}\`) is longer than the maximum allowed length (${LONGEST}).`,
    ];
  });
  if (faults.length > 0) throw new DatabaseFailure(`User validation failed: ${faults.join(', ')}`);
}

/** Adds `register` and `login`. A token in the request, valid or not, is ignored. */
export function accountRoutes({ db, tokens, now, startedAt }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(withoutQuery);

  routes.post('/register', async (c) => {
    const body = await readBody(c.req.raw, registration);
    const address = body.email.toLowerCase();
    if (db.get('SELECT 1 FROM users WHERE email = ?', [address])) {
      throw new Refusal(409, 'User with the email already exists');
    }
    const [firstName, lastName] = [body.firstName.trim(), body.lastName.trim()];
    refuseToStore({ firstName, lastName, password: body.password });
    const passwordHash = await hashPassword(body.password);
    db.insert('users', {
      id: newId(now()),
      email: address,
      role: 'MENTEE',
      firstName,
      lastName,
      passwordHash,
      createdAt: startedAt,
      updatedAt: startedAt,
    });
    return c.json({ canLogin: false }, 201);
  });

  /** Wrong credentials are refused before malformed ones, so a short correct password is a 400. */
  routes.post('/login', async (c) => {
    const body = await readJson(c.req.raw);
    const user = await whoLogsIn(body);
    credentials.parse(body);
    const { email: address, id: userId, role } = user;
    return c.json({ accessToken: await tokens.sign({ email: address, userId, role }) });
  });

  async function whoLogsIn(body: unknown): Promise<UserRow> {
    const { email: address, password } = isRecord(body) ? body : {};
    if (typeof address !== 'string' || typeof password !== 'string' || !address || !password) {
      throw new Refusal(401, 'Email or Password is incorrect');
    }
    const user = db.get<UserRow>('SELECT * FROM users WHERE email = ?', [
      address.trim().toLowerCase(),
    ]);
    if (!user) throw new Refusal(401, 'Email or Password is incorrect');
    if (user.failedLogins >= MOST_WRONG_PASSWORDS) throw new Refusal(401, 'User is locked out');
    if (!user.emailVerified) throw new Refusal(401, 'Unconfirmed Email');
    if (!(await isPassword(user.passwordHash, password))) {
      db.run('UPDATE users SET failedLogins = failedLogins + 1 WHERE id = ?', [user.id]);
      throw new Refusal(401, 'Email or Password is incorrect');
    }
    db.run('UPDATE users SET failedLogins = 0 WHERE id = ?', [user.id]);
    if (!user.isActive) throw new Refusal(401, 'Unauthorized');
    return user;
  }

  return routes;
}
