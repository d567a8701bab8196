import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { oldestVisible, onVisibleReads } from '../../api/query/visible.ts';
import styles from './OfflineReading.module.css';
import { onPerson, openExpired, pagePerson } from '../store/person.ts';
import { sessionOf, storedToken } from '../../auth/session.ts';
import { loginRequested } from '../../auth/requestedPage.ts';
import { selectOfflineTrack } from '../../learning/saveOffline/saveOffline.ts';
import { readableTitle } from '../../lib/text.ts';
import { paths, toTrack } from '../../paths.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import AsOf from '../../ui/AsOf.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { classes } from '../../ui/hooks.ts';
import layouts from '../../ui/layouts.module.css';
import { usePageFocus } from '../../ui/usePageFocus.ts';
import { type State, useAppSelector } from '../../tasks/state.ts';

const readingTexts = {
  title: 'Offline reading',
  text: 'Your login has expired and you are offline. You can read your tasks and feedback as last saved on this device. Log in to do anything else.',
  connected: 'You are back online. Log in to continue.',
  logIn: 'Log in',
  leave: 'Log out',
} as const;

/** The pages that show only the user's own tasks, briefs and feedback. */
const readable = [paths.tasks, paths.task, paths.track, paths.briefs, paths.course];

const isReadable = (pathname: string): boolean =>
  readable.some((path) => matchPath(path, pathname));

/** The track saved offline, else a track with cached tasks; null if there is nothing to read. */
function firstPage(root: State): string | null {
  const tracks = root.user.profile?.tracks ?? [];
  const cachedTasks = taskSelectors.selectAll(root);
  const track =
    selectOfflineTrack(root) ??
    tracks.find(({ id }) => cachedTasks.some((task) => task.track === id));
  return track ? toTrack(readableTitle(track.title), track.id) : null;
}

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));

function ToLogin({ hasNothing = false }) {
  const { pathname, search, hash } = useLocation();
  const state = { from: { pathname, search, hash }, ...loginRequested, hasNothing };
  return <Navigate to={paths.login} replace state={state} />;
}

/**
 * Shows briefs and feedback offline after the login has expired, from the snapshot. When the
 * connection is back, the next page requires a login.
 */
export default function Reading() {
  const { isReady } = useSyncExternalStore(onPerson, pagePerson);
  const session = sessionOf(storedToken(), 0);
  useEffect(openExpired, []);
  if (session?.role !== 'MENTEE') return <ToLogin hasNothing />;
  return isReady ? <Pages userId={session.userId} /> : <PageFallback />;
}

/** The page at the address if it can be read offline; home is the track saved offline. */
function Pages({ userId }: { userId: string }) {
  const [leaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  const first = useAppSelector(firstPage);
  const isRefused = useAppSelector(({ auth }) => auth.sessionLost);
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible);
  const arrivedAt = usePageFocus('content');
  if (first === null) return <ToLogin hasNothing />;
  if (!isReadable(pathname)) {
    return pathname === paths.dashboard ? <Navigate to={first} replace /> : <ToLogin />;
  }
  return (
    <div className={styles.page}>
      <p className="visually-hidden" aria-live="polite">
        {arrivedAt}
      </p>
      <header className={`row-between no-print ${styles.head}`}>
        <Link to={first} className="tap">
          <Logo />
        </Link>
        <ButtonLink
          variant="secondary"
          to={paths.login}
          state={{ from: { pathname }, ...loginRequested }}
        >
          {readingTexts.logIn}
        </ButtonLink>
      </header>
      <main id="content" className={classes(layouts.main, styles.main)} tabIndex={-1}>
        <Notice
          tone="info"
          title={readingTexts.title}
          action={
            <Button variant="quiet" iconBefore="logout" onClick={() => setLeaving(true)}>
              {readingTexts.leave}
            </Button>
          }
        >
          <p>
            <span>{isRefused ? readingTexts.connected : readingTexts.text}</span>{' '}
            {oldest !== null && <AsOf time={oldest} />}
          </p>
        </Notice>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense fallback={<DialogFallback />}>
        {leaving && (
          <LogoutDialog userId={userId} clears={false} onStay={() => setLeaving(false)} />
        )}
      </Suspense>
    </div>
  );
}
