import { storageKey } from './storage.ts';

/**
 * Does some work in one tab at a time. Browsers give the lock on safe origins only; elsewhere two tabs
 * may do it at once.
 * @returns what the work gives; null: another tab is at it
 */
export async function inOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const { locks }: Partial<Pick<Navigator, 'locks'>> = navigator;
  if (!locks) return work();
  return locks.request(storageKey(name), { ifAvailable: true }, (lock) =>
    lock === null ? null : work(),
  );
}
