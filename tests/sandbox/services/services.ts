import type { HttpBindings } from '@hono/node-server';

import type { Db } from '../data/db.ts';
import type { Outbox } from '../outbox.ts';
import type { MailTokens } from './mailTokens.ts';
import type { Photos } from './photos.ts';
import type { Claims, Tokens } from './tokens.ts';

export interface Services {
  db: Db;
  outbox: Outbox;
  photos: Photos;
  tokens: Tokens;
  mailTokens: MailTokens;
  now: () => Date;
  /** When the API was started, which is the date of new rows. */
  startedAt: Date;
  /** Whether the API has the call `tracks/:id/my_stages`. */
  myStages: boolean;
  log: (line: string) => void;
}

/** Hono's types: Node's request if there is one, and the caller if the guard has found one. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { caller: Claims };
}
