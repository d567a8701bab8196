import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffline, onConnectionChange } from '../../api/connection.ts';
import { useSession } from '../../auth/useSession.ts';
import { Enrollment } from '../enroll/Enrollment.tsx';
import { AdminHome } from './AdminHome.tsx';
import DashboardPage from './DashboardPage.tsx';
import { lazyOptional } from '../../ui/lazy.tsx';

const ColdStart = lazyOptional(() => import('../saveOffline/ColdStart.tsx'));

/** Shows the first page of a mentee or an ADMIN. */
export default function HomePage() {
  // When a visit starts, the router's location has the default key.
  const isFirst = useLocation().key === 'default';
  const [startsAway] = useState(isOffline);
  const [away, setAway] = useState(startsAway);
  useEffect(() => {
    // The current screen stays while the chunk loads.
    const update = () => startTransition(() => setAway(isOffline()));
    // The connection may have changed since the render.
    update();
    return onConnectionChange(update);
  }, []);
  const isAdmin = useSession().role === 'ADMIN';
  return (
    <>
      {isFirst && away && !isAdmin && <ColdStart isUnseen={startsAway} />}
      {isAdmin ? <AdminHome /> : <DashboardPage />}
      <Enrollment />
    </>
  );
}
