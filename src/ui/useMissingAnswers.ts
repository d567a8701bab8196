import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiUnreachable, isGatewayError, onConnectionChange } from '../api/connection.ts';
import { awaitsAnswer, onVisibleReads } from '../api/query/visible.ts';

/** How long a snapshot is shown before the connection counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 4000;

/** Returns true once a condition has held for a time in milliseconds. */
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

/**
 * Returns why answers are missing: no connection, a gateway without the API behind it, or a slow
 * connection while a snapshot is shown. Returns null if they arrive.
 */
export function useMissingAnswers(): 'offline' | 'away' | 'slow' | null {
  const down = useSyncExternalStore(onConnectionChange, isApiUnreachable, () => false);
  const away = useSyncExternalStore(onConnectionChange, isGatewayError, () => false);
  const isSlow = useLasting(
    useSyncExternalStore(onVisibleReads, awaitsAnswer, () => false),
    SLOW_AFTER_MS,
  );
  if (down) return away ? 'away' : 'offline';
  return isSlow ? 'slow' : null;
}
