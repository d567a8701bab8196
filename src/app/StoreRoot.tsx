import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { Banners } from './frame/Banners.tsx';
import { paths } from '../paths.ts';
import { homePath, currentSession } from '../auth/session.ts';
import { requestedPage } from '../auth/requestedPage.ts';
import { savesData } from '../lib/savesData.ts';
import { leaveExpired, onSession, activeSession } from './store/sessions.ts';
import { commonTexts } from '../ui/texts.ts';
import { PageFallback } from '../ui/PageFallback.tsx';
import { preloadDashboard } from './preloadDashboard.ts';

/**
 * Provides the current user's store. An account page shows no user's data, so it stays mounted
 * during a login; a dashboard gets a new tree.
 */
export default function StoreRoot() {
  const { pathname, state } = useLocation();
  const inDashboard = pathname.startsWith(paths.dashboard);
  const session = useSyncExternalStore(onSession, activeSession, activeSession);
  const { userId, isOpening, store, error } = session;
  useLayoutEffect(() => {
    if (!inDashboard) leaveExpired();
  }, [inDashboard]);
  const wanted = requestedPage(state)?.pathname;
  useEffect(() => {
    if (pathname !== paths.login || savesData()) return undefined;
    // The user is typing a login, so load the dashboard's code, most likely a mentee's.
    const load = () => void preloadDashboard(wanted ?? paths.dashboard);
    const fields = document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])');
    const isTyped = [...fields].some(({ value }) => value !== '');
    if (isTyped) load();
    const leaving = new AbortController();
    addEventListener('input', load, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [pathname, wanted]);
  useEffect(() => {
    const role = isOpening ? currentSession()?.role : undefined;
    if (role) void preloadDashboard(wanted ?? homePath(role));
  }, [isOpening, wanted]);

  if (error) throw error;
  if (store === null) return <PageFallback explanation={commonTexts.opening} />;
  return (
    <Provider key={inDashboard ? userId : null} store={store}>
      <Outlet />
      {/* Dashboards have their own banners, and offline reading shows the same facts itself. */}
      {!inDashboard && <Banners inDashboard={false} />}
    </Provider>
  );
}
