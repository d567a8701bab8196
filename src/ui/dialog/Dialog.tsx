import {
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Button, IconButton } from '../Button.tsx';
import styles from './Dialog.module.css';
import { isExample } from '../../lib/storage.ts';
import { LoginExpired } from '../form/contexts.ts';
import { classes } from '../hooks.ts';
import { commonTexts } from '../texts.ts';

interface DialogProps {
  title: ReactNode;
  /**
   * Called once after Escape, Android's Back, a tap outside or the close button; the dialog is closed
   * by then. Without it the user must answer.
   */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * `full` has a fixed height for changing content; on a phone it fills the screen, as `page` does
   * everywhere.
   */
  size?: 'sm' | 'md' | 'full' | 'page';
  /**
   * True if the focus starts at an element of the content with `data-initial-focus`, not at the
   * title.
   */
  startsInContent?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** Closes the dialog around the element of an event. Its `onClose` follows. */
const closeDialog = ({ currentTarget }: SyntheticEvent): void =>
  currentTarget.closest('dialog')?.close();

/**
 * Shows a modal dialog, open while it is rendered; on a phone it is a bottom sheet. The browser
 * closes it on Escape and on Android's Back, and returns the focus to the element that had it
 * before. A dialog of a page whose login has expired opens after the next login.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'md',
  startsInContent = false,
  role = 'dialog',
}: DialogProps) {
  const titleId = useId();
  const coversMark = size === 'full' || size === 'page';
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const isLoginExpired = useContext(LoginExpired);

  const show = () => {
    const dialog = ref.current;
    // The last dialog to open is on top, and that must be the login.
    if (!dialog || dialog.open || isLoginExpired) return;
    dialog.showModal();
    // The focus starts at the content instead of the close button.
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
  };
  // React may merge the navigation that follows a close with one that opens the dialog again.
  useLayoutEffect(show, [key, isLoginExpired]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tap outside; Escape does the same
    <dialog
      ref={ref}
      role={role}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={titleId}
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
        // Otherwise the browser would focus the page after the dialog has returned the focus.
        event.preventDefault();
        if (onClose) closeDialog(event);
      }}
    >
      <div className={styles.sheet}>
        {coversMark && isExample() && (
          <p className={`small strong ${styles.example}`}>{commonTexts.example}</p>
        )}
        <div className={styles.header}>
          <h2
            id={titleId}
            className={classes(styles.title, role === 'dialog' && styles.clamped)}
            tabIndex={-1}
            data-initial-focus={startsInContent ? undefined : ''}
          >
            {title}
          </h2>
          {onClose && (
            <IconButton
              icon="close"
              variant="filled"
              label={commonTexts.close}
              onClick={closeDialog}
            />
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean;
}

/** Shows a dialog with a question and two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, onConfirm, onCancel, danger } = props;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface DiscardDialogProps {
  texts: Record<'discardTitle' | 'discardText' | 'discardYes' | 'discardNo', string>;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks before text is deleted for good. */
export const DiscardDialog = ({ texts, onDiscard, onCancel }: DiscardDialogProps) => (
  <ConfirmDialog
    danger
    title={texts.discardTitle}
    confirm={texts.discardYes}
    cancel={texts.discardNo}
    onConfirm={onDiscard}
    onCancel={onCancel}
  >
    <p>{texts.discardText}</p>
  </ConfirmDialog>
);
