import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from './frame/Banners.tsx';
import { paths } from '../paths.ts';
import { homePath, currentSession } from '../auth/session.ts';
import { wantedPlace } from '../auth/wantedPlace.ts';
import { savesData } from '../lib/savesData.ts';
import { leaveExpired, onSession, activeSession } from './store/sessions.ts';
import { commonTexts } from '../ui/texts.ts';
import { PageFallback } from '../ui/PageFallback.tsx';
import { preloadDashboard } from './preloadDashboard.ts';

/**
 * Provides the current user's store to the account pages and dashboards. On dashboards another user
 * gets a new tree. An account page shows no user's data and stays mounted until a login leads on.
 */
export default function StoreRoot() {
  const { pathname, state } = useLocation();
  const inDashboard = pathname.startsWith(paths.dashboard);
  const session = useSyncExternalStore(onSession, activeSession, activeSession);
  const { userId, isOpening, store, error } = session;
  useLayoutEffect(() => {
    if (!inDashboard) leaveExpired();
  }, [inDashboard]);
  const wanted = wantedPlace(state)?.pathname;
  useEffect(() => {
    if (pathname !== paths.login || savesData()) return undefined;
    // Who types here wants to log in: the code comes meanwhile. Most people are mentees; a mentor's
    // own page is a small part of what a mentor needs.
    const load = () => void preloadDashboard(wanted ?? paths.dashboard);
    const isTyped = [...document.querySelectorAll<HTMLInputElement>('form input')].some(
      ({ value }) => value !== '',
    );
    if (isTyped) load();
    const leaving = new AbortController();
    addEventListener('input', load, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [pathname, wanted]);
  useEffect(() => {
    // After a login a dashboard follows: what of its code is not there yet loads with the store's.
    const role = isOpening ? currentSession()?.role : undefined;
    if (role) void preloadDashboard(wanted ?? homePath(role));
  }, [isOpening, wanted]);

  if (error) throw error;
  if (store === null) return <PageFallback explanation={commonTexts.opening} />;
  return (
    <Provider key={inDashboard ? userId : null} store={store}>
      <Outlet />
      {/* Those of dashboards stand beside their layout: reading without a login says itself what is so. */}
      {!inDashboard && <Banners inDashboard={false} />}
    </Provider>
  );
}
