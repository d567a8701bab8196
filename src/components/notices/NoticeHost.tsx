import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { clearPassing, hostNotices } from '../../platform/notices.ts';
import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';
import type { Numbered } from './useStay.ts';

/** How many notices lie over a page at a time. */
const MOST = 3;

/** With one more; the oldest gives way, but one that offers a way on only to its like. */
function withNotice(known: readonly Numbered[], next: Numbered): Numbered[] {
  const all = [...known, next];
  if (all.length <= MOST) return all;
  const oldest = all.find(({ action }) => action === undefined) ?? all[0];
  return all.filter((notice) => notice !== oldest);
}

/** The host of notices: toasts over whatever is on the screen, an open dialog too. */
export function NoticeHost() {
  const [notices, setNotices] = useState<Numbered[]>([]);
  const count = useRef(0);
  const { pathname } = useLocation();
  const stage = useStage(notices.length > 0);

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
          setNotices((known) => withNotice(known, { ...notice, id }));
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

  if (stage === null || notices.length === 0) return null;
  return createPortal(
    notices.map((notice) => <Toast key={notice.id} notice={notice} stage={stage} onGone={gone} />),
    stage,
  );
}

/** What holds the toasts; at build time there is nothing to say. */
function makeStage(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.dataset['notices'] = '';
  return stage;
}

/**
 * Beside an open modal dialog everything is inert, so while there is something to see the stage follows
 * into the topmost one, and out of it when that goes.
 */
function useStage(used: boolean): HTMLElement | null {
  const [stage] = useState(makeStage);

  useEffect(() => {
    if (!stage || !used) return undefined;
    const place = () => {
      const home = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
      if (stage.parentNode !== home) home.append(stage);
    };
    place();
    const changes = new MutationObserver(place);
    changes.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => {
      changes.disconnect();
      stage.remove();
    };
  }, [stage, used]);

  return stage;
}
