import { hash, hashSync, type Options, verify } from '@node-rs/argon2';

/** The password of every account of the starter content. */
export const DEMO_PASSWORD = 'akada-2021';

/** Argon2's own defaults, unless `hashCheaply` was called. */
let cost: Options = {};

/** Hashes cheaply, for tests. A hash contains its cost, so all can be verified. */
export function hashCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

let demoHash: string | undefined;

/**
 * Returns the demo password's hash, computed once per process, so that opening a fresh database
 * stays quick.
 */
export function demoPasswordHash(): string {
  demoHash ??= hashSync(DEMO_PASSWORD, cost);
  return demoHash;
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
