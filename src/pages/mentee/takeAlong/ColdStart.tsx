import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toTrack } from '../../../config/paths.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import { isSiteSilent } from '../../../platform/device/siteSilence.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectTakenTrack } from '../../../store/selectors/takenTrack.ts';

/** How long after it was opened a page may still give way to another, in milliseconds. */
const LATEST = 4000;

/** True for a page that was opened, not reloaded or come back to. */
const isOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => 'type' in entry && entry.type === 'navigate');

/** True while nobody has had the time to begin something: what is under a finger stays. */
const mayGiveWay = (): boolean =>
  isOpened() && performance.now() < LATEST && !navigator.userActivation?.hasBeenActive;

/**
 * Leads a visit that begins without a network from home to the track that was taken along. Where the
 * device takes itself for connected, the site itself is asked, which costs no call of the service.
 */
export default function ColdStart() {
  const track = useAppSelector(selectTakenTrack);
  const [leads, setLeads] = useState(() => !navigator.onLine && mayGiveWay());
  const hasTrack = track !== null;

  useEffect(() => {
    if (leads || !hasTrack || !mayGiveWay()) return undefined;
    let isMounted = true;
    const look = async () => {
      if ((await isSiteSilent()) && isMounted && mayGiveWay()) setLeads(true);
    };
    void look();
    return () => {
      isMounted = false;
    };
  }, [leads, hasTrack]);

  return leads && track && <Navigate to={toTrack(readableTitle(track.title), track.id)} replace />;
}
