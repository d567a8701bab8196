import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearPassing, hostNotices } from '../../platform/notices.ts';
import { PlainNotices } from './PlainNotices.tsx';
import type { Numbered } from './useStay.ts';

// Where there is no connection its code cannot come either, and that is often what is to be said.
const AntdNotices = lazy(() =>
  import('./AntdNotices.tsx').catch(() => ({ default: PlainNotices })),
);

/** The host of notices. antd comes with the first one; a page without a notice never loads it. */
export function NoticeHost() {
  const [notices, setNotices] = useState<Numbered[]>([]);
  const [started, setStarted] = useState(false);
  const count = useRef(0);
  const { pathname } = useLocation();

  useEffect(
    () =>
      hostNotices((notice) => {
        if (notice === 'clear-passing') {
          setNotices((known) =>
            known.some(({ passing }) => passing) ? known.filter(({ passing }) => !passing) : known,
          );
        } else {
          count.current += 1;
          const id = count.current;
          setStarted(true);
          setNotices((known) => [...known, { ...notice, id }]);
        }
      }),
    [],
  );

  useEffect(() => clearPassing(), [pathname]);

  // The same at each render: how long the others stay does not begin anew with each new one.
  const gone = useCallback(
    (id: number) => setNotices((known) => known.filter((notice) => notice.id !== id)),
    [],
  );

  if (!started) return null;
  return (
    <Suspense>
      <AntdNotices notices={notices} onGone={gone} />
    </Suspense>
  );
}
