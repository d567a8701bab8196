import type { ReactNode } from 'react';
import { IconButton } from '../Button.tsx';
import styles from './Drawer.module.css';
import { Modal } from './Modal.tsx';

interface DrawerProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of a narrow screen: a modal dialog from the side. It is open while it is rendered. */
export function Drawer({ label, closeLabel, onClose, children }: DrawerProps) {
  return (
    <Modal className={styles.drawer ?? ''} label={label} onClose={onClose}>
      <IconButton
        icon="close"
        variant="filled"
        label={closeLabel}
        className={styles.close}
        onClick={onClose}
      />
      {children}
    </Modal>
  );
}
