import { readFileSync } from 'node:fs';

import { object, string, type InferType } from 'yup';

const account = object({ email: string().required(), password: string().required() });

/** The users of the story. It emails and changes only these users. */
const schema = object({
  mentee: account,
  mentor: account,
  admin: account.optional().default(undefined),
  /** Your own address without an account, needed only for a registration. It and `admin` may be left out. */
  newcomer: string(),
});

export type Accounts = InferType<typeof schema>;

export const ACCOUNTS_FILE = 'contract.accounts.json';

const example = `{
  "mentee": { "email": "…", "password": "…" },
  "mentor": { "email": "…", "password": "…" },
  "admin": { "email": "…", "password": "…" },
  "newcomer": "an address of yours that has no account"
}`;

/** Reads the accounts of a real host; throws a message for the terminal. */
export function readAccounts(path: string): Accounts {
  try {
    return schema.validateSync(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read (${why}). It looks like this:\n${example}`, {
      cause: error,
    });
  }
}
