import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { sharedLink } from '../../lib/sharedLink.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { isForeign, ownState } from '../../auth/linkState.ts';

/** The link in a history entry's state; null also where another user put it there. */
const linkOfState = (state: unknown): string | null =>
  isRecord(state) && !isForeign(state) && typeof state['shared'] === 'string'
    ? sharedLink([state['shared']])
    : null;

/**
 * The link that the page was opened with, by the share target's address or by a link's state; null:
 * there is none. It moves from the address into the entry's state, which knows whose it is: the next
 * user of this tab is not to find it in its history.
 */
export function useSharedLink(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  // As the web app's manifest names them.
  const query = new URLSearchParams(search);
  const ofAddress = sharedLink(['url', 'text', 'title'].map((name) => query.get(name)));
  const given = ofAddress ?? linkOfState(state);
  const [link, setLink] = useState(given);
  // Another link may be shared while the page is open.
  if (given !== null && given !== link) setLink(given);

  const isInState = search === '' && (link === null || linkOfState(state) === link);
  useEffect(() => {
    if (isInState) return;
    void navigate(paths.share, {
      replace: true,
      state: ownState({ shared: link }),
      preventScrollReset: true,
    });
  }, [isInState, link, navigate]);
  return link;
}
