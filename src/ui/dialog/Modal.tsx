import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../hooks.ts';
import styles from './Modal.module.css';

interface ModalProps {
  className: string | undefined;
  labelledBy?: string | undefined;
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Called once when the user has closed it. Without it, the dialog must be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Closes the dialog around the element of an event; its `onClose` follows. */
export const closeDialog = ({ currentTarget }: SyntheticEvent): void =>
  currentTarget.closest('dialog')?.close();

/**
 * The platform's modal <dialog>, open while it is rendered. The browser itself closes it on Escape
 * and on Android's Back, and returns the focus to what had it before.
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
  const { key } = useLocation();

  const show = () => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // Focus the start of the content instead of the close button.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
  };
  // React may merge the navigation that follows a close with one that opens the dialog again.
  useLayoutEffect(show, [key]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tap outside; Escape does the same
    <dialog
      ref={ref}
      role={role}
      className={classes(styles.modal, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      closedby={onClose ? undefined : 'none'}
      onClose={({ currentTarget, target }) => {
        // React passes on the event of a dialog inside this one.
        if (target !== currentTarget || currentTarget.open) return;
        if (onClose) onClose();
        // A browser without `closedby` has closed it.
        else show();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise the browser focuses the page, after the dialog has returned the focus.
        event.preventDefault();
        if (onClose) closeDialog(event);
      }}
    >
      {children}
    </dialog>
  );
}
