import { useMemo } from 'react';
import { useNow } from '../ui/RelativeTime.tsx';
import { eveningOf, selectQueue, type Evening } from './submissions.ts';
import { useAppSelector } from '../tasks/state.ts';

/** What this mentor has graded here this evening; null: nothing. */
export function useEvening(): Evening | null {
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  return useMemo(() => eveningOf(queue, now), [queue, now]);
}
