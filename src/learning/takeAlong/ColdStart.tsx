import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toTrack } from '../../paths.ts';
import { readableTitle } from '../../lib/text.ts';
import { isSiteSilent } from '../../lib/device.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { selectTakenTrack } from './takeAlong.ts';

/**
 * How long after it was opened a page may still give way to another, in milliseconds: one that is on
 * the screen, and one of which nothing was shown yet, on a slow phone.
 */
const LATEST = { shown: 4000, unseen: 15_000 };

/** True for a page that was opened, not reloaded or come back to. */
const isOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => 'type' in entry && entry.type === 'navigate');

/** True once somebody has pressed something on this page. */
const isInUse = (): boolean =>
  ['pointerdown', 'keydown'].some((type) => (performance.eventCounts?.get(type) ?? 0) > 0);

/** True while nobody has begun something: what is under a finger stays. */
const mayGiveWay = (state: keyof typeof LATEST): boolean =>
  isOpened() && performance.now() < LATEST[state] && !isInUse();

/**
 * Leads a visit that begins without a network from home to the track that was taken along. Where the
 * device takes itself for connected, the site itself is asked, which costs no call of the service.
 * @param isUnseen true where home is not on the screen yet
 */
export default function ColdStart({ isUnseen }: { isUnseen: boolean }) {
  const track = useAppSelector(selectTakenTrack);
  const [leads, setLeads] = useState(
    () => !navigator.onLine && mayGiveWay(isUnseen ? 'unseen' : 'shown'),
  );
  const hasTrack = track !== null;

  useEffect(() => {
    if (leads || !hasTrack || !mayGiveWay('shown')) return undefined;
    let isMounted = true;
    const look = async () => {
      if ((await isSiteSilent()) && isMounted && mayGiveWay('shown')) setLeads(true);
    };
    void look();
    return () => {
      isMounted = false;
    };
  }, [leads, hasTrack]);

  return leads && track && <Navigate to={toTrack(readableTitle(track.title), track.id)} replace />;
}
