import type { RequestKey, Started } from './query.ts';

/**
 * Why a read is needed. `main`: it is the content of the screen, which shows its age and refreshes
 * it when the user returns. `background`: it stands beside the content, and waits while requests
 * are scarce or fail. `on refresh`: it is fetched only when the user taps "Refresh". `shown`: its
 * stored response is shown with its age, but another read replaces it.
 */
export type Priority = 'main' | 'background' | 'on refresh' | 'shown';

/** Returns whether such a read starts as soon as it is due, without a tap. */
export const startsByItself = (priority: Priority): boolean =>
  priority === 'main' || priority === 'background';

const priorities: readonly Priority[] = ['main', 'background', 'on refresh', 'shown'];

export interface PlannedRead {
  key: RequestKey;
  start: () => Started;
}

export interface NeededRead extends PlannedRead {
  owner: string;
  priority: Priority;
}

/** Creates the list of the reads that the screen needs now, and of who needs them. */
export function createSubscriptions() {
  const byOwner = new Map<string, readonly NeededRead[]>();
  let needed: ReadonlyMap<string, NeededRead> = new Map();

  return {
    /** Returns each read once, in the order in which they should start. */
    all: () => needed,
    /** Replaces the reads that an owner needs, and returns those that it did not need before. */
    set(owner: string, reads: readonly PlannedRead[], priority: Priority): PlannedRead[] {
      const before = new Set(byOwner.get(owner)?.map(({ key }) => key));
      if (reads.length === 0) byOwner.delete(owner);
      else
        byOwner.set(
          owner,
          reads.map((read) => ({ ...read, owner, priority })),
        );
      const all = [...byOwner.values()].flat();
      const inOrder = priorities.flatMap((level) => all.filter((read) => read.priority === level));
      const next = new Map<RequestKey, NeededRead>();
      for (const read of inOrder) if (!next.has(read.key)) next.set(read.key, read);
      needed = next;
      return reads.filter(({ key }) => !before.has(key));
    },
  };
}
