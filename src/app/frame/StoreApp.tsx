import { useEffect } from 'react';
import { savesData } from '../../lib/deviceSettings.ts';
import { leavesNothing } from '../../lib/storage.ts';
import { removeApp, storeApp } from '../../lib/worker/registration.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { offlineTracks } from '../../tracks/coursesSlice.ts';
import { hasPin } from '../store/responses.ts';

/** The page counts as loaded once nothing has been fetched for this long. */
const QUIET_MS = 2000;

/**
 * Stores the app's files once the page beside it is loaded, its reads have ended and the browser is
 * idle. With data saving they are stored only while a track is saved offline.
 */
export function StoreApp() {
  const isLoading = useAppSelector(({ requests }) =>
    Object.values(requests).some(({ status }) => status === 'loading'),
  );
  const hasTrack = useAppSelector((state) => offlineTracks(state).length > 0);
  useEffect(() => {
    if (!savesData() || hasTrack || leavesNothing()) return;
    // The saved track may not have loaded in time, so the database decides.
    void hasPin().then((isPinned) => (isPinned ? undefined : removeApp()));
  }, [hasTrack]);
  useEffect(() => {
    if (isLoading || leavesNothing() || (savesData() && !hasTrack)) return undefined;
    const whenIdle = () => {
      if ('requestIdleCallback' in window)
        requestIdleCallback(() => void storeApp(), { timeout: 5000 });
      else void storeApp();
    };
    const timer = setTimeout(whenIdle, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isLoading, hasTrack]);
  return null;
}
