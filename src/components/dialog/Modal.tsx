import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ModalProps {
  className: string;
  /** Its name for screen readers: an id, or the words. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Asked for by Escape or a tap outside. Without it the dialog has to be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The platform's own modal <dialog>, open as long as it is rendered: the focus moves in, is kept and
 * returns; the page behind is inert.
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

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const returnTo = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // Not on the button that closes it: on what the dialog is about.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      dialog.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tap outside; Escape does the same
    <dialog
      ref={ref}
      role={role}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={onBackdrop}
    >
      {children}
    </dialog>
  );
}
