import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toTrack } from '../../paths.ts';
import { readableTitle } from '../../lib/text.ts';
import { isSiteReachable } from '../../lib/device.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { selectOfflineTrack } from './saveOffline.ts';

/**
 * How long after it was opened a page may still redirect: once it has been visible, and before
 * that, on a slow phone.
 */
const LATEST = { shown: 4000, unseen: 15_000 };

/** Returns whether the page was neither reloaded nor reached through the history. */
const isOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => 'type' in entry && entry.type === 'navigate');

const isInUse = (): boolean =>
  ['pointerdown', 'keydown'].some((type) => (performance.eventCounts?.get(type) ?? 0) > 0);

/** Returns whether the user has not started to use the page yet. */
const mayGiveWay = (state: keyof typeof LATEST): boolean =>
  isOpened() && performance.now() < LATEST[state] && !isInUse();

/**
 * Redirects a visit that starts offline from home to the track that was saved offline. `isUnseen`
 * is true if home has not been painted yet.
 */
export default function ColdStart({ isUnseen }: { isUnseen: boolean }) {
  const track = useAppSelector(selectOfflineTrack);
  const [leads, setLeads] = useState(
    () => !navigator.onLine && mayGiveWay(isUnseen ? 'unseen' : 'shown'),
  );
  const hasTrack = track !== null;

  useEffect(() => {
    if (leads || !hasTrack || !mayGiveWay('shown')) return undefined;
    let isMounted = true;
    const look = async () => {
      if (!(await isSiteReachable()) && isMounted && mayGiveWay('shown')) setLeads(true);
    };
    void look();
    return () => {
      isMounted = false;
    };
  }, [leads, hasTrack]);

  return leads && track && <Navigate to={toTrack(readableTitle(track.title), track.id)} replace />;
}
