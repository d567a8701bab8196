import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { homeOf } from '../lib/homes.ts';
import { sessionOf } from '../lib/session.ts';
import { withWorker } from '../lib/withWorker.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { Area } from './areas.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

/**
 * The role-checking guard of an area: without a login to /login and afterwards back here; a wrong
 * role goes home. Asked anew with each address and each login, not while somebody is at work on a
 * page: an end of the session in between has its own dialog.
 */
export default function AreaRoot({ area }: { area: Area }) {
  const location = useLocation();
  const token = useAppSelector(({ auth }) => auth.token);
  const left = useAppSelector(({ auth }) => auth.left);
  // oxlint-disable-next-line react/exhaustive-deps -- the address decides when to look at the clock
  const session = useMemo(() => sessionOf(token), [token, location.key]);
  const mayEnter = session !== null && area.roles.includes(session.role);
  useEffect(() => {
    if (mayEnter) withWorker(({ keepArea }) => keepArea(area.name));
  }, [mayEnter, area.name]);

  if (session === null) {
    const { pathname, search, hash } = location;
    const from = { pathname, search, hash };
    return <Navigate to={paths.login} replace state={left ? null : { from }} />;
  }
  if (!area.roles.includes(session.role)) return <Navigate to={homeOf(session.role)} replace />;
  return <DashboardLayout key={session.userId} area={area} session={session} />;
}
