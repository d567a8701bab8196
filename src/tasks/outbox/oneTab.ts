import { storageKey } from '../../lib/storage.ts';

/** Waits until no tab is at this work. */
export async function untilFree(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(storageKey(name), { signal }, () => undefined);
}

/**
 * Does some work in one tab at a time. Browsers give the lock on safe origins only, and not where
 * cookies are blocked; there two tabs may do it at once.
 * @returns what the work gives; null: another tab is at it
 */
export async function inOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const { locks }: Partial<Pick<Navigator, 'locks'>> = navigator;
  if (!locks) return work();
  let started: Promise<Result> | null = null;
  const start = (): Promise<Result> => (started ??= work());
  try {
    return await locks.request(storageKey(name), { ifAvailable: true }, (lock) =>
      lock === null ? null : start(),
    );
  } catch {
    // Where cookies are blocked, so are locks. Work that has failed is not done again.
    return start();
  }
}
