import type { ReactNode } from 'react';
import { Modal } from '../components/dialog/Modal.tsx';
import { Icon } from '../components/ui/icon/Icon.tsx';
import { shellTexts } from '../texts/shell/shell.ts';
import styles from './layouts.module.css';

/** The menu of a narrow screen: a modal dialog from the side. */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Modal className={styles.drawer ?? ''} label={shellTexts.mainMenu} onClose={onClose}>
      <button
        type="button"
        className={styles.drawerClose}
        aria-label={shellTexts.closeMenu}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </Modal>
  );
}
