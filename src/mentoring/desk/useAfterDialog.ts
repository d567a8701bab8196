import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the dialog closes: to the button that opened it if it is still there, else
 * to the first one of the list, the next to grade. The dialog itself returns the focus, but a
 * graded row may have moved away.
 * @param id the submission whose dialog is open, or null
 * @param onClosed called when it has closed
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
