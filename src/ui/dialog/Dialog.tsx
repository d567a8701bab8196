import { useContext, useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { commonTexts } from '../texts.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './Dialog.module.css';
import { DialogFoot } from './dialogFoot.ts';
import { Modal } from './Modal.tsx';

interface DialogProps {
  title: ReactNode;
  /** Called on Escape, Back, a tap outside or the close button; without it one must answer. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** The buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * `full` has a fixed height for changing content (a wizard); on a phone it fills the screen, as
   * `page` does everywhere.
   */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'page';
  /** A pane of its own on the left. */
  aside?: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog with a title, scrolling content and buttons; on a phone a bottom sheet. It is open
 * while it is rendered.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'md',
  aside,
  role = 'dialog',
}: DialogProps) {
  const titleId = useId();
  const foot = useContext(DialogFoot);
  return (
    <Modal
      className={classes(styles.dialog, styles[size])}
      labelledBy={titleId}
      role={role}
      onClose={onClose}
    >
      {aside}
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-initial-focus>
            {title}
          </h2>
          {onClose && (
            <IconButton icon="close" variant="filled" label={commonTexts.close} onClick={onClose} />
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {role === 'dialog' && foot}
      </div>
    </Modal>
  );
}
