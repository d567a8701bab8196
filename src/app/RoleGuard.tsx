import { lazy, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { homePath, sessionOf, storedToken } from '../auth/session.ts';
import { isOffline } from '../api/connection.ts';
import { leavesNothing } from '../lib/storage.ts';
import { savesData } from '../lib/deviceSettings.ts';
import { useAppSelector } from '../tasks/state.ts';
import { Banners } from './frame/Banners.tsx';
import { type Area, pageAt } from './areas.ts';
import { preload } from '../ui/lazy.tsx';
import { DashboardLayout } from './frame/DashboardLayout.tsx';

const loadLogout = () => import('./frame/LogoutDialog.tsx');
const OfflineReading = lazy(() => import('./frame/OfflineReading.tsx'));

/**
 * Guards an area by role. Without a session it redirects to /login; offline, an expired session
 * opens the pages for reading. The role is checked at each navigation and each login.
 */
export function RoleGuard({ area }: { area: Area }) {
  const location = useLocation();
  const token = useAppSelector(({ auth }) => auth.token);
  // oxlint-disable-next-line react/exhaustive-deps -- navigation decides when to check the expiry
  const session = useMemo(() => sessionOf(token), [token, location.key]);
  const mayEnter = session !== null && area.roles.includes(session.role);
  const { pathname } = location;
  useEffect(() => {
    if (!mayEnter) return;
    // The page's code loads in parallel with the profile.
    const page = pageAt(area.pages, pathname);
    if (!page) return;
    const loadCode = async () => {
      await preload(page.load);
      // With data saving no worker stores the app, but a logout must work without a network.
      if (savesData() || leavesNothing()) await preload(loadLogout);
    };
    void loadCode();
  }, [mayEnter, area, pathname]);

  if (session === null) {
    if (isOffline() && storedToken()) return <OfflineReading area={area} />;
    const { search, hash } = location;
    const from = { pathname, search, hash };
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  if (!area.roles.includes(session.role)) return <Navigate to={homePath(session.role)} replace />;
  return (
    <>
      <DashboardLayout key={session.userId} area={area} session={session} />
      <Banners />
    </>
  );
}
