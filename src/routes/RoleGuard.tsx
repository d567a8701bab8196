import { useEffect, useMemo } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { homePath } from '../domain/person/roles.ts';
import { sessionOf } from '../platform/session.ts';
import { withWorker } from '../platform/worker/withWorker.ts';
import { useAppSelector } from '../store/hooks.ts';
import { AreasContext, type Area } from '../shell/areas.ts';
import { areas } from './areas.ts';
import { preload } from './lazyWithPreload.tsx';
import { DashboardLayout } from '../shell/DashboardLayout.tsx';

/**
 * The role-checking guard of an area: without a login to /login and afterwards back here; a wrong
 * role goes home. Asked anew with each address and each login, not while somebody is at work on a
 * page: an end of the session in between has its own dialog.
 */
export function RoleGuard({ area }: { area: Area }) {
  const location = useLocation();
  const token = useAppSelector(({ auth }) => auth.token);
  const hasLoggedOut = useAppSelector(({ auth }) => auth.hasLoggedOut);
  // oxlint-disable-next-line react/exhaustive-deps -- the address decides when to look at the clock
  const session = useMemo(() => sessionOf(token), [token, location.key]);
  const mayEnter = session !== null && area.roles.includes(session.role);
  useEffect(() => {
    if (mayEnter) withWorker(({ cacheArea }) => cacheArea(area.name));
  }, [mayEnter, area.name]);
  const { pathname } = location;
  useEffect(() => {
    // The page's code comes beside the profile, not after it.
    const page = area.pages.find(({ path }) => matchPath(path, pathname));
    if (mayEnter && page) void preload(page.load);
  }, [mayEnter, area, pathname]);

  if (session === null) {
    const { search, hash } = location;
    const from = { pathname, search, hash };
    return <Navigate to={paths.login} replace state={hasLoggedOut ? null : { from }} />;
  }
  if (!area.roles.includes(session.role)) return <Navigate to={homePath(session.role)} replace />;
  return (
    <AreasContext value={areas}>
      <DashboardLayout key={session.userId} area={area} session={session} />
    </AreasContext>
  );
}
