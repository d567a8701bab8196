import { useEffect, useRef, type ReactNode } from 'react';
import { closeTopmost, openers } from '../../platform/overlays.ts';
import { classes } from '../classes.ts';
import styles from './Modal.module.css';
import { useOverlay } from './useOverlay.ts';

interface ModalProps {
  className: string | undefined;
  /** Its name for screen readers: an id, or the words. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Asked for by Escape, Back or a tap outside. Without it the dialog has to be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The open dialogs, the topmost last, each with what had the focus in it last. */
const opened = new Map<HTMLDialogElement, HTMLElement | null>();

/**
 * The platform's own modal <dialog>, open as long as it is rendered: the focus moves in, is kept and
 * returns; the page behind is inert. Browsers let a page hold back one request to close a dialog and
 * close it at the next, so Escape is taken as a key, and a dialog that they have closed, as new ones do
 * at Android's Back, is shown again and asked.
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

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const returnTo = openers();
    opened.set(dialog, null);
    if (!dialog.open) dialog.showModal();
    // Not on the button that closes it: on what the dialog is about.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      opened.delete(dialog);
      dialog.close();
      const opener = returnTo.find((one) => one?.isConnected);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

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
        // What cannot be held back closes the dialog next, which is asked then.
        if (event.nativeEvent.defaultPrevented) onClose?.();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !opened.has(currentTarget)) return;
        // All of them, or a lower one would come to lie above the others.
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
        // What is tapped would take the focus from where it returns to.
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
