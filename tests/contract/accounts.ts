import { readFileSync } from 'node:fs';

import { isRecord } from '../sandbox/http/body.ts';

interface Account {
  email: string;
  password: string;
}

/** The people of the story. Nobody else is mailed, and nothing of anybody else's is written. */
export interface Accounts {
  mentee: Account;
  /** Somebody who mentors a track. */
  mentor: Account;
  /** Left out: what an ADMIN is refused is not played. */
  admin?: Account;
  /** An address of yours that has no account; it gets one. Left out: nothing is registered. */
  newcomer?: string;
}

export const ACCOUNTS_FILE = 'contract.accounts.json';

/** The shape of the file, as people write it. */
export const accountsExample = `{
  "mentee": { "email": "…", "password": "…" },
  "mentor": { "email": "…", "password": "…" },
  "admin": { "email": "…", "password": "…" },
  "newcomer": "an address of yours that has no account"
}`;

function accountIn(value: unknown): Account | null {
  if (!isRecord(value)) return null;
  const { email, password } = value;
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : null;
}

/**
 * Reads the accounts of a real host.
 * @throws Error with a sentence for the person at the terminal
 */
export function readAccounts(path: string): Accounts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read (${why}). It looks like this:\n${accountsExample}`, {
      cause: error,
    });
  }
  const given = isRecord(value) ? value : {};
  const [mentee, mentor, admin] = ['mentee', 'mentor', 'admin'].map((who) => accountIn(given[who]));
  if (!mentee || !mentor) {
    throw new Error(`${path} needs a mentee and a mentor. It looks like this:\n${accountsExample}`);
  }
  const { newcomer } = given;
  return {
    mentee,
    mentor,
    ...(admin && { admin }),
    ...(typeof newcomer === 'string' && { newcomer }),
  };
}
