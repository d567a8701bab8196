import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { clearPassing, hostNotices } from './notices.ts';
import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';
import type { Numbered } from './useStay.ts';

/** How many notices there are at a time; the newest is shown. */
const MOST = 3;

/**
 * Adds a notice in the place of one with the same words; above the limit the oldest without an action
 * goes, else the oldest of all.
 */
function withNotice(known: readonly Numbered[], next: Numbered): Numbered[] {
  const others = known.filter(({ title, text }) => title !== next.title || text !== next.text);
  const all = [...others, next];
  if (all.length <= MOST) return all;
  const oldest = all.find(({ action }) => action === undefined) ?? all[0];
  return all.filter((notice) => notice !== oldest);
}

/** Shows notices as toasts over the header, one at a time. */
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

  // Stable across renders: a new notice must not restart the timers of the others.
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

/** The element that holds the toasts; null at build time, when there is no document. */
function makeStage(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.dataset['notices'] = '';
  return stage;
}

/**
 * Everything outside an open modal dialog is inert. While there are toasts, their element moves
 * into the topmost dialog, and out of it when that closes.
 */
function useStage(used: boolean): HTMLElement | null {
  const [stage] = useState(makeStage);

  useEffect(() => {
    if (!stage || !used) return undefined;
    const place = () => {
      const parent = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
      if (stage.parentNode !== parent) parent.append(stage);
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
