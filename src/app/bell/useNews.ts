import { useMemo } from 'react';
import { useNow } from '../../ui/RelativeTime.tsx';
import { dueSoonFrom, dueSoon, LISTED } from '../../tasks/news.ts';
import { selectChanges, type Change } from '../../tasks/selectNews.ts';
import { changedAt } from '../../tasks/submission.ts';
import type { QueueRecord, Task } from '../../tasks/tasksSlice.ts';
import { reviewOf, selectOpenTasks } from '../../tasks/status.ts';
import { useAppSelector } from '../../tasks/state.ts';

/** A news item, which is new if it was found after the bell was last opened. */
interface NewsItem<About> {
  about: About;
  isNew: boolean;
}

export interface News {
  changes: NewsItem<Change>[];
  /** Ungraded submissions that were not in the first list, the latest first. */
  waiting: NewsItem<QueueRecord>[];
  due: NewsItem<DueTask>[];
  count: number;
  unread: boolean;
}

type DueTask = Task & { deadline: string };

/** Returns the news in the store. Items found after `since` are new. */
export function useNews(since: number): News {
  const allChanges = useAppSelector(selectChanges);
  const queue = useAppSelector(({ tasks }) => tasks.queue);
  const open = useAppSelector(selectOpenTasks);
  const tracks = useAppSelector(({ user }) => user.profile?.tracks);
  const now = useNow();

  return useMemo(() => {
    const toItem = <About>(about: About, at: number): NewsItem<About> => ({
      about,
      isNew: at > since,
    });
    const changes = allChanges
      .filter(({ at }) => now - at < LISTED)
      .map((change) => toItem(change, change.at));
    const waiting = Object.values(queue ?? {})
      .filter((record) => reviewOf(record) !== 'graded' && record.foundAt > 0)
      .sort((a, b) => changedAt(b.submission) - changedAt(a.submission))
      .map((record) => toItem(record, record.foundAt));
    // Open tasks include tasks of other tracks that the mentee has viewed.
    const openTrackTasks = open.filter(({ track }) => tracks?.some(({ id }) => id === track));
    const due = dueSoon(openTrackTasks, now).map((task) =>
      toItem(task, dueSoonFrom(task.deadline)),
    );
    const count = [...changes, ...waiting, ...due].filter(({ isNew }) => isNew).length;
    const unread = changes.some(({ about }) => about.isUnread);
    return { changes, waiting, due, count, unread };
  }, [allChanges, queue, open, tracks, now, since]);
}
