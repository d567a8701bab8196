import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { askedAgo } from '../lib/asked.ts';
import { mayAskEarly } from '../lib/remembered.ts';
import type { Session } from '../lib/session.ts';
import { askedRemembered, loadMentorSubmissions, loadTasks } from '../slices/tasksSlice.ts';
import { loadMentees } from '../slices/userSlice.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { useLoad } from '../store/useLoad.ts';
import type { Area } from './areas.ts';
import { prepare } from './lazily.tsx';

const isAt = (here: string, places: readonly string[]): boolean =>
  places.some((path) => matchPath(path, here) !== null);

/**
 * What the page at this address will ask for is asked beside the profile, not after it, where this
 * device knows from an earlier visit that it will; and its code is fetched meanwhile. The page joins
 * the calls under way. For one address: the frame renders it anew for the next.
 */
export function useEarlyReads(area: Area, { userId, role }: Session): void {
  const { pathname } = useLocation();
  const profile = useAppSelector(({ user }) => user.profile);
  const [early] = useState(() => profile === null && mayAskEarly(userId));
  const readsOf = (wanted: Session['role'], places: readonly string[]): undefined | null =>
    early && role === wanted && isAt(pathname, places) ? undefined : null;

  useLoad(loadTasks, readsOf('MENTEE', [paths.dashboard, paths.tasks]));
  useLoad(loadMentees, readsOf('MENTOR', [paths.mentees]));
  useLoad(loadMentorSubmissions, readsOf('MENTOR', [paths.mentees, paths.submissions]));

  const dispatch = useAppDispatch();
  const isLookedUp = useAppSelector(({ tasks }) => tasks.askedAgo !== null);
  useEffect(() => {
    // Once, at the start of a visit: what it asks itself is not a matter of an earlier one.
    if (role === 'MENTEE' && !isLookedUp) dispatch(askedRemembered(askedAgo(userId)));
  }, [dispatch, role, userId, isLookedUp]);

  useEffect(() => {
    const page = area.pages.find(({ path }) => isAt(pathname, [path]));
    if (page) void prepare(page.load);
  }, [area, pathname]);
}
