import { useEffect, useState } from 'react';
import styles from './Frame.module.css';
import { MenuEntry } from './Sidebar.tsx';
import { shellTexts } from './texts.ts';
import { barOf, type PageRoute } from '../areas.ts';
import type { Role } from '../../auth/session.ts';

/** A keyboard covers at least this share of the window; the browser's own bars are smaller. */
const MIN_KEYBOARD_SHARE = 0.2;

const acceptsText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':read-write');

/**
 * Watches the keyboard of a touch screen, and returns a function that stops. The keyboard counts as
 * up while a field has the focus, because not every browser changes the window's height.
 */
function watchTouchKeyboard(tell: (isUp: boolean) => void): () => void {
  if (!window.matchMedia('(pointer: coarse)').matches) return () => undefined;
  const { visualViewport: view } = window;
  const height = () => (view ? view.height * view.scale : 0);
  let fullHeight = height();
  let wasLower = false;
  const onFocus = ({ type, target }: FocusEvent) => {
    if (!wasLower) fullHeight = height();
    tell(type === 'focusin' && acceptsText(target));
  };
  const onResize = () => {
    const isLower = height() < fullHeight * (1 - MIN_KEYBOARD_SHARE);
    if (isLower !== wasLower) tell(isLower && acceptsText(document.activeElement));
    wasLower = isLower;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onFocus);
  view?.addEventListener('resize', onResize);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onFocus);
    view?.removeEventListener('resize', onResize);
  };
}

/**
 * Extends the page to a screen's rounded edges, for the safe-area insets. Returns a function that
 * undoes it.
 */
function reachScreenEdges(): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const before = meta?.content ?? '';
  if (meta) meta.content = `${before}, viewport-fit=cover`;
  return () => {
    if (meta) meta.content = before;
  };
}

/** Shows a phone's navigation: a bar within reach of the thumb, hidden while a keyboard is up. */
export function BottomBar({ role, page }: { role: Role; page: PageRoute | undefined }) {
  const [typing, setTyping] = useState(false);
  useEffect(() => watchTouchKeyboard(setTyping), []);
  useEffect(reachScreenEdges, []);

  return (
    <nav
      className={`no-print ${styles.bar}`}
      data-sticky
      data-away={typing}
      aria-label={shellTexts.mainMenu}
    >
      <ul role="list" className={styles.places}>
        {barOf(role).map((entry) => (
          <li key={entry.place}>
            <MenuEntry entry={entry} page={page} className={`focus-inside ${styles.place}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
