import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { afterActiveTime } from '../lib/timing.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice as ShownNotice } from './Notice.tsx';
import styles from './NoticeHost.module.css';
import {
  announceStored,
  clearTransientNotices,
  registerNoticeHost,
  type Announcement,
} from './notices.ts';
import { commonTexts } from './texts.ts';

type Numbered = Announcement & { id: number };

const ONE_LINE_MS = 3000;

const TWO_LINES_MS = 8000;

/**
 * Closes a notice when its time is up. The time stops while a newer notice covers it, while the
 * page is hidden or frozen, and while the pointer or the focus is on the notices. A notice with an
 * action stays open.
 */
function useAutoDismiss(
  { id, text, action }: Numbered,
  onGone: (id: number) => void,
  stage: HTMLElement,
  box: RefObject<HTMLElement | null>,
): void {
  const duration = text === undefined ? ONE_LINE_MS : TWO_LINES_MS;
  const stays = action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    // On a touch screen the tapped element matches `:hover` until the next tap.
    const hovers = () => matchMedia('(hover: hover)').matches && stage.matches(':hover');
    const isHeld = () => hovers() || stage.contains(document.activeElement);
    const isCovered = () => stage.lastElementChild !== box.current;
    const passes = () => document.visibilityState === 'visible' && !isHeld() && !isCovered();
    return afterActiveTime(duration, () => onGone(id), passes);
  }, [id, duration, stays, onGone, stage, box]);
}

interface ToastProps {
  notice: Numbered;
  stage: HTMLElement;
  onGone: (id: number) => void;
}

/**
 * Shows a notice over the header. Screen readers announce errors at once and other notices
 * politely.
 */
function Toast({ notice, stage, onGone }: ToastProps) {
  const { id, kind, title, text, action } = notice;
  const box = useRef<HTMLDivElement>(null);
  useAutoDismiss(notice, onGone, stage, box);
  const close = () => onGone(id);
  const lastFocused = useRef<EventTarget>(null);
  const press = (onPress: () => void) => {
    // A dialog that the notice opens returns the focus to the field in which the user was.
    const field = lastFocused.current;
    if (field instanceof HTMLElement && field.isConnected) field.focus();
    close();
    onPress();
  };
  return (
    <div ref={box} className={styles.toast}>
      <ShownNotice tone={kind === 'error' ? 'danger' : kind}>
        <strong>{title}</strong>
        {text && <span> {text}</span>}
        {action && (
          <>
            {' '}
            {'to' in action ? (
              <Link to={action.to} state={action.state} className={styles.action} onClick={close}>
                {action.label}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.action}
                onFocus={(event) => {
                  lastFocused.current = event.relatedTarget;
                }}
                onClick={() => press(action.onPress)}
              >
                {action.label}
              </button>
            )}
          </>
        )}
      </ShownNotice>
      <Button
        variant="quiet"
        className={styles.close}
        aria-label={commonTexts.close}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** The most notices at a time; only the newest is visible. */
const MAX_NOTICES = 3;

const isSame = (one: Announcement, other: Announcement): boolean =>
  one.title === other.title && one.text === other.text;

/**
 * Adds a notice, replacing one with the same text. Above the limit it drops the oldest notice
 * without an action, or else the oldest of all.
 */
function withNotice(current: readonly Numbered[], next: Numbered): Numbered[] {
  const others = current.filter((notice) => !isSame(notice, next));
  const all = [...others, next];
  if (all.length <= MAX_NOTICES) return all;
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
      registerNoticeHost((notice) => {
        if (notice === 'clear-transient') {
          setNotices((current) =>
            current.some(({ isTransient }) => isTransient)
              ? current.filter(({ isTransient }) => !isTransient)
              : current,
          );
        } else if ('withdrawn' in notice) {
          setNotices((current) => current.filter((one) => !isSame(one, notice.withdrawn)));
        } else {
          count.current += 1;
          const id = count.current;
          setNotices((current) => withNotice(current, { ...notice, id }));
        }
      }),
    [],
  );

  useEffect(announceStored, []);

  useEffect(() => clearTransientNotices(), [pathname]);

  // The function stays the same across renders, so that a new notice does not restart other timers.
  const removeNotice = useCallback(
    (id: number) => setNotices((current) => current.filter((notice) => notice.id !== id)),
    [],
  );

  if (stage === null || notices.length === 0) return null;
  return createPortal(
    notices.map((notice) => (
      <Toast key={notice.id} notice={notice} stage={stage} onGone={removeNotice} />
    )),
    stage,
  );
}

/** Creates the element that holds the toasts; null at build time, when there is no document. */
function makeStage(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.dataset['notices'] = '';
  return stage;
}

/** Keeps the toasts in the topmost dialog, because everything outside a modal dialog is inert. */
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
