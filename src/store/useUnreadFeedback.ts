import { useMemo, useSyncExternalStore } from 'react';
import { changesIn, newsKey, onNews, readNews, type Change } from '../lib/news.ts';
import { feedbackOpened } from '../lib/remembered.ts';
import { readText } from '../lib/storage.ts';

/**
 * New grades and comments that have not been opened on this device, the latest first: from what is
 * remembered here, the service is asked for nothing.
 * @param now in milliseconds since 1970
 */
export function useUnreadFeedback(userId: string, now: number): Change[] {
  const text = useSyncExternalStore(onNews, () => readText(newsKey(userId)));
  return useMemo(() => {
    const kept = text === null ? null : readNews(userId);
    if (kept === null) return [];
    const opened = feedbackOpened(userId);
    return changesIn(kept, now).filter(({ taskId, at }) => at > (opened[taskId] ?? 0));
  }, [userId, text, now]);
}
