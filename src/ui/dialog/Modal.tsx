import { useEffect, useRef, useState, type ReactNode } from 'react';
import { closeTopmost, openers, useOverlay } from '../../lib/history.tsx';
import { classes } from '../hooks.ts';
import styles from './Modal.module.css';

interface ModalProps {
  className: string | undefined;
  labelledBy?: string | undefined;
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Called on Escape, Back or a tap outside. Without it the dialog must be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The open dialogs, the topmost last, each with its last focused element. */
const opened = new Map<HTMLDialogElement, HTMLElement | null>();

/** The open dialogs that must be answered. */
const unanswered = new Set<HTMLDialogElement>();

/** Shows them above a dialog that opens later, for example because its code was slow to load. */
function raiseUnanswered(): void {
  for (const dialog of unanswered) {
    const focused = opened.get(dialog) ?? null;
    // Out of the list, its close event is ignored.
    opened.delete(dialog);
    dialog.close();
    dialog.showModal();
    opened.set(dialog, focused);
    focused?.focus();
  }
}

/**
 * The platform's modal <dialog>, open while it is rendered. Escape is handled as a key, because a
 * page can prevent only one close request in a row. If the browser closes the dialog (Android's
 * Back), it is shown again before `onClose` is called.
 */
export function Modal({
  className,
  labelledBy,
  label,
  role = 'dialog',
  onClose,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useOverlay(true, onClose);
  const [mustAnswer] = useState(onClose === undefined);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const returnTo = openers();
    opened.set(dialog, null);
    if (!dialog.open) dialog.showModal();
    // Focus the start of the content instead of the close button.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
    if (mustAnswer) unanswered.add(dialog);
    else raiseUnanswered();
    return () => {
      opened.delete(dialog);
      unanswered.delete(dialog);
      dialog.close();
      const opener = returnTo.find((element) => element?.isConnected);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [mustAnswer]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tap outside; Escape does the same
    <dialog
      ref={ref}
      role={role}
      className={classes(styles.modal, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        // A cancel that cannot be prevented closes the dialog next; its close event calls
        // `onClose`.
        if (event.nativeEvent.defaultPrevented) onClose?.();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !opened.has(currentTarget)) return;
        // Reopen all dialogs in order, because reopening only one puts it above the others.
        opened.forEach((focused, dialog) => {
          dialog.close();
          dialog.showModal();
          focused?.focus();
        });
        closeTopmost();
      }}
      onFocus={({ currentTarget, target }) => opened.set(currentTarget, target)}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Keeps the focus when the backdrop is tapped, so that it can return.
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
