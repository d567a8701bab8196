import { useEffect, useState, useSyncExternalStore } from 'react';
import { isDown, isGatewayDown, onConnectionChange } from '../api/connection.ts';
import { onVisibleReads, showsSnapshot } from '../api/query/visible.ts';

/** How long a snapshot may be shown before answers are called slow, in milliseconds. */
const PATIENCE = 4000;

/** True once a condition has held for some time, in milliseconds. */
function useLasting(isSo: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (lasts && !isSo) setLasts(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), time);
    return () => clearTimeout(timer);
  }, [isSo, time]);
  return isSo && lasts;
}

/**
 * Why answers are missing: no connection, a gateway without the service behind it, or a slow
 * connection while a snapshot stands in; null if they arrive.
 */
export function useSilence(): 'offline' | 'away' | 'slow' | null {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  const away = useSyncExternalStore(onConnectionChange, isGatewayDown, () => false);
  const isSlow = useLasting(
    useSyncExternalStore(onVisibleReads, showsSnapshot, () => false),
    PATIENCE,
  );
  if (down) return away ? 'away' : 'offline';
  return isSlow ? 'slow' : null;
}
