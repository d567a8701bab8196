import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { afterActiveTime } from '../lib/timing.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import styles from './NoticeHost.module.css';
import {
  announceStored,
  clearTransientNotices,
  dismiss,
  notices,
  type ShownNotice,
} from './notices.ts';
import { commonTexts } from './texts.ts';

const ONE_LINE_MS = 3000;

const TWO_LINES_MS = 8000;

/**
 * Closes a notice when its time is up. The time stops while a newer notice covers it, while the
 * page is hidden or frozen, and while the pointer or the focus is on the notices. A notice with an
 * action stays open.
 */
function useAutoDismiss(
  { id, text, action }: ShownNotice,
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
    return afterActiveTime(duration, () => dismiss(id), passes);
  }, [id, duration, stays, stage, box]);
}

interface ToastProps {
  notice: ShownNotice;
  stage: HTMLElement;
}

/**
 * Shows a notice over the header. Screen readers announce errors at once and other notices
 * politely.
 */
function Toast({ notice, stage }: ToastProps) {
  const { id, kind, title, text, action } = notice;
  const box = useRef<HTMLDivElement>(null);
  useAutoDismiss(notice, stage, box);
  const close = () => dismiss(id);
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
      <Notice tone={kind === 'error' ? 'danger' : kind}>
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
      </Notice>
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

/** Shows notices as toasts over the header, one at a time. */
export function NoticeHost() {
  const shown = useSyncExternalStore(notices.subscribe, notices.get, notices.get);
  const { pathname } = useLocation();
  const stage = useStage(shown.length > 0);

  useEffect(announceStored, []);

  useEffect(() => clearTransientNotices(), [pathname]);

  if (stage === null) return null;
  return createPortal(
    shown.map((notice) => <Toast key={notice.id} notice={notice} stage={stage} />),
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
