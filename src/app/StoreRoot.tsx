import { useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { ConnectionStrip } from './frame/ConnectionStrip.tsx';
import { paths } from '../paths.ts';
import { homePath, currentSession } from '../auth/session.ts';
import { requestedPage } from '../auth/requestedPage.ts';
import { savesData } from '../lib/deviceSettings.ts';
import { onPerson, pagePerson, pageStore } from './store/person.ts';
import { commonTexts } from '../ui/texts.ts';
import { PageFallback } from '../ui/PageFallback.tsx';
import { preloadDashboard } from './preloadDashboard.ts';

/** Provides the store of the page, and waits for a person's data before a dashboard shows it. */
export default function StoreRoot() {
  const { pathname, state } = useLocation();
  const inDashboard = pathname.startsWith(paths.dashboard);
  const { userId, isReady, error } = useSyncExternalStore(onPerson, pagePerson, pagePerson);
  const isOpening = userId !== null && !isReady;
  const wanted = requestedPage(state)?.pathname;
  useEffect(() => {
    if (pathname !== paths.login || savesData()) return undefined;
    // Loads a dashboard's code while the user types a login. Most users are mentees.
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
  if (inDashboard && isOpening) return <PageFallback explanation={commonTexts.loadingSavedPages} />;
  return (
    <Provider store={pageStore()}>
      <Outlet />
      {/* Dashboards have it in their top bar, and offline reading shows the same facts itself. */}
      {!inDashboard && <ConnectionStrip fixed />}
    </Provider>
  );
}
