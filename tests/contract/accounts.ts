import { readFileSync } from 'node:fs';

import { isRecord } from '../sandbox/http/body.ts';

interface Account {
  email: string;
  password: string;
}

/** The users of the story. It emails and changes only these users. */
export interface Accounts {
  mentee: Account;
  mentor: Account;
  admin?: Account;
  /** Your own address without an account, needed only for a registration. */
  newcomer?: string;
}

export const ACCOUNTS_FILE = 'contract.accounts.json';

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

/** Reads the accounts of a real host; throws a message for the terminal. */
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
  const accounts = isRecord(value) ? value : {};
  const [mentee, mentor, admin] = ['mentee', 'mentor', 'admin'].map((who) =>
    accountIn(accounts[who]),
  );
  if (!mentee || !mentor) {
    throw new Error(`${path} needs a mentee and a mentor. It looks like this:\n${accountsExample}`);
  }
  const { newcomer } = accounts;
  return {
    mentee,
    mentor,
    ...(admin && { admin }),
    ...(typeof newcomer === 'string' && { newcomer }),
  };
}
