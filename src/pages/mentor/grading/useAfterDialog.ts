import { useEffect, useRef } from 'react';

/**
 * Where the keyboard goes on after the dialog: to the button that opened it, where it still is; else
 * to the first one of the list, which is the next to grade. The dialog itself gives the focus back,
 * but a row that was graded may have moved away.
 * @param id the submission whose dialog is open, or null
 * @param onClosed told when it has gone
 */
export function useAfterDialog(id: string | null, onClosed?: () => void): void {
  const last = useRef(id);
  useEffect(() => {
    const closed = id === null ? last.current : null;
    last.current = id;
    if (closed === null) return;
    onClosed?.();
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-grade]')];
    const own = buttons.find((button) => button.dataset.grade === closed);
    (own ?? buttons[0])?.focus({ preventScroll: true });
  }, [id, onClosed]);
}
