import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from '../shell/banners/Banners.tsx';
import { paths } from '../config/paths.ts';
import { leaveExpired, onSession, activeSession } from '../store/sessions.ts';
import { PageFallback } from '../shell/PageFallback.tsx';

/**
 * The store of whoever is here around the account pages and the dashboards. There another person has
 * another tree; an account page shows nothing of anybody, and stays until a login leads on.
 */
export default function StoreRoot() {
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard);
  const session = useSyncExternalStore(onSession, activeSession, activeSession);
  const { userId, isOpening, store, error } = session;
  useLayoutEffect(() => {
    if (!inDashboard) leaveExpired();
  }, [inDashboard]);
  useEffect(() => {
    // Whoever has just logged in goes on to a dashboard: its code comes beside that of the store.
    if (isOpening) void import('./Areas.tsx').catch(() => undefined);
  }, [isOpening]);

  if (error) throw error;
  if (store === null) return <PageFallback />;
  return (
    <Provider key={inDashboard ? userId : null} store={store}>
      <Banners recovers={inDashboard} />
      <Outlet />
    </Provider>
  );
}
