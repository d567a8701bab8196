import { lazy, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAway, onConnectionChange } from '../../api/connection.ts';
import { useSession } from '../../auth/useSession.ts';
import DashboardPage from './DashboardPage.tsx';

const AdminHome = lazy(() => import('./AdminHome.tsx'));

// Without its code home it is.
const ColdStart = lazy(() =>
  import('../takeAlong/ColdStart.tsx').catch(() => ({ default: () => null })),
);

/** The first page: a mentee's dashboard, or what an ADMIN finds here. */
export default function HomePage() {
  // Where a visit begins, the router has named no entry yet.
  const isFirst = useLocation().key === 'default';
  const [startsAway] = useState(isAway);
  const [away, setAway] = useState(startsAway);
  useEffect(() => {
    // What is on the screen stays while the code comes.
    const update = () => startTransition(() => setAway(isAway()));
    // It may have changed since this was rendered.
    update();
    return onConnectionChange(update);
  }, []);
  if (useSession().role === 'ADMIN') return <AdminHome />;
  return (
    <>
      {isFirst && away && <ColdStart isUnseen={startsAway} />}
      <DashboardPage />
    </>
  );
}
