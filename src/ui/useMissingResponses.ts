import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiUnreachable, isGatewayError, onConnectionChange } from '../api/connection.ts';
import { hasNoResponse } from '../api/errors.ts';
import type { RequestEntry } from '../api/query/query.ts';
import { useReads } from '../api/query/useLoad.ts';

const SLOW_AFTER_MS = 4000;

function useLasting(condition: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (lasts && !condition) setLasts(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasts(true), time);
    return () => clearTimeout(timer);
  }, [condition, time]);
  return condition && lasts;
}

/** Returns whether a stored response has not been replaced by a newer one or refused by the API. */
const awaitsResponse = ({ fromStorage, error }: RequestEntry): boolean =>
  fromStorage && (error === null || hasNoResponse(error));

/**
 * Returns why responses are missing, or null. `down`: a gateway responds instead of the API; `slow`:
 * stored responses are shown.
 */
export function useMissingResponses(): 'offline' | 'down' | 'slow' | null {
  const isUnreachable = useSyncExternalStore(onConnectionChange, isApiUnreachable, () => false);
  const isDown = useSyncExternalStore(onConnectionChange, isGatewayError, () => false);
  const isSlow = useLasting(
    useReads(({ content }) => content().some(awaitsResponse)),
    SLOW_AFTER_MS,
  );
  if (isUnreachable) return isDown ? 'down' : 'offline';
  return isSlow ? 'slow' : null;
}
