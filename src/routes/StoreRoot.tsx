import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from '../shell/banners/Banners.tsx';
import { paths } from '../config/paths.ts';
import { leaveExpired, onSession, activeSession } from '../store/sessions.ts';
import { PageFallback } from '../shell/PageFallback.tsx';

/**
 * Provides the current user's store to the account pages and dashboards. On dashboards another user
 * gets a new tree. An account page shows no user's data and stays mounted until a login leads on.
 */
export default function StoreRoot() {
  const inDashboard = useLocation().pathname.startsWith(paths.dashboard);
  const session = useSyncExternalStore(onSession, activeSession, activeSession);
  const { userId, isOpening, store, error } = session;
  useLayoutEffect(() => {
    if (!inDashboard) leaveExpired();
  }, [inDashboard]);
  useEffect(() => {
    // After a login a dashboard follows: its code loads in parallel with the store's.
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
