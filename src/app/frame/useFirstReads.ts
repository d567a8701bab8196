import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../auth/roles.ts';
import { useAppDispatch, useAppSelector } from '../../user/hooks.ts';
import { loadAhead } from '../../api/query/useLoad.ts';
import { pageAt, type Area } from '../menuOfArea.ts';

/**
 * Makes a page's first reads beside that of the profile, for which every page waits: the token says
 * who asks. An ADMIN is refused most of them.
 */
export function useFirstReads(area: Area, role: Role): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const waits = useAppSelector(({ user }) => user.profile === null) && role !== 'ADMIN';

  useEffect(() => {
    if (!waits) return;
    for (const read of pageAt(area.pages, pathname)?.reads ?? []) loadAhead(dispatch, read);
  }, [waits, area, pathname, dispatch]);
}
