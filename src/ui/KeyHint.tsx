import { useEffect, useRef } from 'react';
import styles from './KeyHint.module.css';

/** Keys that an on-screen keyboard does not have. */
const HARD_KEYS = new Set(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Control', 'Meta']);

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Returns the pressed keys in the form of `aria-keyshortcuts`. Cmd counts as Control. */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): string {
  if (altKey || isComposing) return '';
  if (!ctrlKey && !metaKey) return key.toUpperCase();
  return shiftKey ? `Control+Shift+${key}` : `Control+${key}`;
}

/**
 * Shows the keys that press the button around it, and lets them press it while the focus is in its
 * dialog. A single letter that is pressed in a field is typed.
 * @param keys in the form of `aria-keyshortcuts`, which belongs on the button
 */
export function KeyHint({ keys }: { keys: string }) {
  const hint = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, repeat, defaultPrevented } = event;
      // A key that on-screen keyboards lack proves that there is a real one, so hints are shown on
      // a touch screen too.
      if (HARD_KEYS.has(event.key)) document.documentElement.dataset['keyboard'] = '';
      if (keysOf(event) !== keys || repeat || defaultPrevented) return;
      const isTyped = keys.length === 1 && target instanceof Element && target.matches(FIELDS);
      const dialog = hint.current?.closest('dialog');
      // A question that the dialog asks is a dialog inside it.
      const isHere = target instanceof Element && target.closest('dialog') === dialog;
      if (isTyped || !dialog || !isHere) return;
      event.preventDefault();
      hint.current?.closest('button')?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
  return (
    <kbd ref={hint} translate="no" className={`${styles.hint} ${styles.key}`} aria-hidden="true">
      {keys.replace('Control', 'Ctrl')}
    </kbd>
  );
}
