import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Task } from '../../api/shapes.ts';
import { readText } from '../../lib/storage.ts';
import {
  changesIn,
  closeSince,
  dueSoon,
  keepNews,
  newsKey,
  onNews,
  readNews,
  withQueue,
  withWorks,
  type Change,
} from '../../lib/news.ts';
import { selectQueue, type QueueRow } from '../../slices/mentorQueue.ts';
import { selectOpenTasks, selectQueueIsRead, selectWorks } from '../../slices/news.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Something told of; new where it came after the last look. */
interface Told<About> {
  about: About;
  isNew: boolean;
}

export interface News {
  changes: Told<Change>[];
  /** A mentor's submissions that were not there at the first time and still wait, the latest first. */
  waiting: Told<QueueRow>[];
  due: Told<DueTask>[];
  /** How many of them are new. */
  count: number;
  /** When the bell was opened last, in milliseconds since 1970. */
  lookedAt: number;
}

type DueTask = Task & { deadline: string };

/** How often deadlines are looked at anew, in milliseconds. */
const MINUTE = 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * What is new to this device, from what the store holds and what this device remembers. It asks the
 * service for nothing.
 * @param since tells news from what was seen; null: the last look
 */
export function useNews(userId: string, since: number | null): News {
  const works = useAppSelector(selectWorks);
  const queue = useAppSelector(selectQueue);
  const queueIsRead = useAppSelector(selectQueueIsRead);
  const open = useAppSelector(selectOpenTasks);
  const text = useSyncExternalStore(onNews, () => readText(newsKey(userId)));
  const now = useNow();

  useEffect(() => {
    if (works.length === 0 && !queueIsRead && open.length === 0) return;
    const moment = Date.now();
    keepNews(userId, moment, (kept) => {
      const ids = queue.map(({ id }) => id);
      const next = withWorks(kept, works, moment);
      return queueIsRead ? withQueue(next, ids, moment) : next;
    });
  }, [userId, works, queue, queueIsRead, open]);

  return useMemo(() => {
    const kept = text === null ? null : readNews(userId);
    const lookedAt = kept?.lookedAt ?? now;
    const told = <About>(about: About, at: number): Told<About> => ({
      about,
      isNew: at > (since ?? lookedAt),
    });
    const foundAt = (id: string): number => kept?.queue?.[id] ?? 0;
    const changes = kept ? changesIn(kept, now).map((change) => told(change, change.at)) : [];
    const waiting = queue
      .filter(({ id, graded }) => !graded && foundAt(id) > 0)
      .reverse()
      .map((row) => told(row, foundAt(row.id)));
    const due = dueSoon(open, now).map((task) => told(task, closeSince(task.deadline)));
    const count = [...changes, ...waiting, ...due].filter(({ isNew }) => isNew).length;
    return { changes, waiting, due, count, lookedAt };
  }, [userId, text, queue, open, now, since]);
}
