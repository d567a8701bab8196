import { useEffect, useSyncExternalStore } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { DashboardLayout } from './DashboardLayout.tsx';
import type { Area } from '../areas.ts';
import { onPerson, openExpired, pagePerson } from '../store/person.ts';
import { type Session, sessionOf, storedToken } from '../../auth/session.ts';
import { loginRequested } from '../../auth/requestedPage.ts';
import { selectOfflineTrack } from '../../learning/saveOffline/saveOffline.ts';
import { readableTitle } from '../../lib/text.ts';
import { paths, toTrack } from '../../paths.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { type State, useAppSelector } from '../../tasks/state.ts';

const readingTexts = {
  text: 'Your login has expired. Until you log in again, you can only read your tasks and feedback.',
  logIn: 'Log in',
} as const;

/** The pages that show only the user's own tasks, briefs and feedback. */
const readable = [paths.tasks, paths.task, paths.track, paths.briefs, paths.course];

const isReadable = (pathname: string): boolean =>
  readable.some((path) => matchPath(path, pathname));

/**
 * Finds the track saved offline, or else a track with stored tasks; null if there is nothing to
 * read.
 */
function firstPage(root: State): string | null {
  const tracks = root.user.profile?.tracks ?? [];
  const cachedTasks = taskSelectors.selectAll(root);
  const track =
    selectOfflineTrack(root) ??
    tracks.find(({ id }) => cachedTasks.some((task) => task.track === id));
  return track ? toTrack(readableTitle(track.title), track.id) : null;
}

function ToLogin({ hasNothing = false }) {
  const { pathname, search, hash } = useLocation();
  const state = { from: { pathname, search, hash }, ...loginRequested, hasNothing };
  return <Navigate to={paths.login} replace state={state} />;
}

/**
 * Shows briefs and feedback offline after the login has expired, from stored responses. When the
 * connection is back, the next page requires a login.
 */
export default function OfflineReading({ area }: { area: Area }) {
  const { isReady } = useSyncExternalStore(onPerson, pagePerson);
  const session = sessionOf(storedToken(), 0);
  useEffect(openExpired, []);
  if (session?.role !== 'MENTEE') return <ToLogin hasNothing />;
  return isReady ? <Pages area={area} session={session} /> : <PageFallback />;
}

/** Shows the page at the address if it can be read offline. Home is the track saved offline. */
function Pages({ area, session }: { area: Area; session: Session }) {
  const { pathname } = useLocation();
  const first = useAppSelector(firstPage);
  if (first === null) return <ToLogin hasNothing />;
  if (!isReadable(pathname)) {
    return pathname === paths.dashboard ? <Navigate to={first} replace /> : <ToLogin />;
  }
  const notice = (
    <p className="row-between gap-2 strong">
      <span>{readingTexts.text}</span>
      <ButtonLink
        variant="secondary"
        to={paths.login}
        state={{ from: { pathname }, ...loginRequested }}
      >
        {readingTexts.logIn}
      </ButtonLink>
    </p>
  );
  return <DashboardLayout area={area} session={session} notice={notice} />;
}
