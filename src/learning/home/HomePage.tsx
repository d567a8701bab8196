import { lazy, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffline, onConnectionChange } from '../../api/connection.ts';
import { sessionOf, storedToken } from '../../auth/session.ts';
import { useSession } from '../../auth/useSession.ts';
import { DAY } from '../../lib/dates.ts';
import { readText, writeText } from '../../lib/storage.ts';
import { draftPrefix } from '../../user/drafts.ts';
import { useProfile } from '../../user/useProfile.ts';
import DashboardPage from './DashboardPage.tsx';

const AdminHome = lazy(() => import('./AdminHome.tsx'));

// If this chunk fails to load, show the dashboard.
const ColdStart = lazy(() =>
  import('../saveOffline/ColdStart.tsx').catch(() => ({ default: () => null })),
);

// If this chunk fails to load, the dashboard is complete without it.
const ComingBack = lazy(() => import('./ComingBack.tsx').catch(() => ({ default: () => null })));

/** A longer absence means that a clock was wrong. */
const AWAY = { least: 14 * DAY, most: 730 * DAY };

/**
 * Tells if a mentee opens home on this device after two weeks or more, until they close what it
 * shows. The time of the last visit is stored until a logout.
 */
function useComingBack() {
  const { userId } = useSession();
  const hasTrack = useProfile().tracks.length > 0;
  const storageKey = `${draftPrefix(userId)}home`;
  const [isBack, setBack] = useState(() => {
    const away = Date.now() - Number(readText(storageKey));
    return hasTrack && away >= AWAY.least && away < AWAY.most;
  });
  const close = useCallback(() => setBack(false), []);
  useEffect(() => {
    if (isBack || sessionOf(storedToken(), 0)?.userId !== userId) return;
    // A clock that was set back for a while does not count.
    const now = Date.now();
    if (!(Number(readText(storageKey)) > now)) writeText(storageKey, String(now));
  }, [isBack, storageKey, userId]);
  return { isBack, storageKey, close };
}

/** The first page of a mentee or an ADMIN. */
export default function HomePage() {
  // At the start of a visit, the router's location has the default key.
  const isFirst = useLocation().key === 'default';
  const [startsAway] = useState(isOffline);
  const [away, setAway] = useState(startsAway);
  useEffect(() => {
    // Keep the current screen while the chunk loads.
    const update = () => startTransition(() => setAway(isOffline()));
    // The connection may have changed since the render.
    update();
    return onConnectionChange(update);
  }, []);
  const { isBack, storageKey, close } = useComingBack();
  if (useSession().role === 'ADMIN') return <AdminHome />;
  return (
    <>
      {isFirst && away && <ColdStart isUnseen={startsAway} />}
      {isBack && <ComingBack storageKey={storageKey} onClose={close} />}
      <DashboardPage />
    </>
  );
}
