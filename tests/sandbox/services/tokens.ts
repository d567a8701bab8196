import { createSecretKey, randomBytes } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

import type { Db } from '../data/db.ts';
import type { Role } from '../data/rows.ts';
import { readMeta, writeMeta } from '../data/schema.ts';

export interface Claims {
  email: string;
  userId: string;
  role: Role;
}

export type Tokens = ReturnType<typeof createTokens>;

const SECRET = 'jwtSecret';
const isRole = (value: unknown): value is Role =>
  value === 'MENTEE' || value === 'MENTOR' || value === 'ADMIN';

/**
 * Creates HS256 tokens `{email, userId, role, iat, exp}`. The secret is random and in the database.
 */
export function createTokens(db: Db, now: () => Date, lifeSeconds: number) {
  const renewSecret = (): string => {
    const secret = randomBytes(32).toString('hex');
    writeMeta(db, SECRET, secret);
    return secret;
  };
  const key = () => createSecretKey(readMeta(db, SECRET) ?? renewSecret(), 'hex');

  return {
    sign(claims: Claims): Promise<string> {
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifeSeconds)
        .sign(key());
    },
    /** Returns the claims, or null for missing, malformed, expired and foreign tokens. */
    async read(authorization: string | undefined): Promise<Claims | null> {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      if (!token) return null;
      try {
        const options = { algorithms: ['HS256'], currentDate: now() };
        const { payload } = await jwtVerify(token, key(), options);
        const { email, userId, role } = payload;
        if (typeof email !== 'string' || typeof userId !== 'string' || !isRole(role)) return null;
        return { email, userId, role };
      } catch {
        return null;
      }
    },
    /** Makes every token invalid: all users have to log in again. */
    expireAll: () => void renewSecret(),
  };
}
