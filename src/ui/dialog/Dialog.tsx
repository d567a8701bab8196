import { type ReactNode, useContext, useId } from 'react';
import { Button, IconButton } from '../Button.tsx';
import styles from './Dialog.module.css';
import { DialogFoot } from './DialogFallback.tsx';
import { closeDialog, Modal } from './Modal.tsx';
import { isExample } from '../../lib/storage.ts';
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
  /** The buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * `full` has a fixed height for changing content; on a phone it fills the screen, as `page` does
   * everywhere.
   */
  size?: 'sm' | 'md' | 'full' | 'page';
  /** The focus starts at an element of the content with `data-initial-focus`, not at the title. */
  startsInContent?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog, open while it is rendered; on a phone a bottom sheet. */
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
  const foot = useContext(DialogFoot);
  const coversMark = size === 'full' || size === 'page';
  return (
    <Modal
      className={classes(styles.dialog, styles[size])}
      labelledBy={titleId}
      role={role}
      onClose={onClose}
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
        {role === 'dialog' && foot}
      </div>
    </Modal>
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

/** A dialog with a question and two buttons. */
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
