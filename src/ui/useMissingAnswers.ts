import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiUnreachable, isGatewayError, onConnectionChange } from '../api/connection.ts';
import { awaitsAnswer, onVisibleReads } from '../api/query/visible.ts';

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

/**
 * Returns why answers are missing, or null. `away`: a gateway answers instead of the API; `slow`: a
 * snapshot is shown.
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
