import { useState } from 'react';
import type { Request } from '../slices/request.ts';
import { loadMyStages, loadTrackStages } from '../slices/stagesSlice.ts';
import { useAppSelector } from './hooks.ts';
import { useLoad } from './useLoad.ts';

/** Its answer is here, or there will be none for now; the end of a login is waited out. */
const hasEnded = (request: Request | undefined): boolean =>
  request !== undefined &&
  (request.status === 'failure'
    ? request.error?.kind !== 'session'
    : request.endedAt !== null && !request.recalled);

interface MyStages {
  /** False while it may still turn out that a task needs no call. */
  ready: boolean;
  /** An earlier visit's answer stands in for the service's: what follows from it is asked about, too. */
  stale: boolean;
}

/**
 * Reads which stages a track has, and in which of them the mentee has submitted: tasks of the others need
 * no call. Where the service does not say, each task is asked about.
 * @param trackId null asks for nothing
 */
export function useMyStages(trackId: string | null): MyStages {
  const isUnknown = useAppSelector(({ stages }) => stages.mineUnknown);
  const asked = isUnknown ? null : trackId;
  const { request: all } = useLoad(loadTrackStages, asked, true);
  const { request: mine } = useLoad(loadMyStages, asked, true);
  // A failure is tried again by itself: nobody waits for that.
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const isReady = asked === null || readyFor === asked || (hasEnded(all) && hasEnded(mine));
  if (asked !== null && isReady && readyFor !== asked) setReadyFor(asked);
  return { ready: isReady, stale: mine?.recalled === true };
}
