import { hash, hashSync, verify } from '@node-rs/argon2';

/** The password of every account of the starter content. */
export const DEMO_PASSWORD = 'akada-2021';

let demoHash: string | undefined;

/** The demo password's hash, computed once per process: opening a fresh database stays quick. */
export function demoPasswordHash(): string {
  demoHash ??= hashSync(DEMO_PASSWORD);
  return demoHash;
}

export const hashPassword = (password: string): Promise<string> => hash(password);

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
