import { useEffect } from 'react';
import styles from './Frame.module.css';
import { Button } from '../../ui/Button.tsx';
import { writtenSubjects } from '../../user/drafts.ts';

const borrowedTexts = { open: 'Not my phone' } as const;

interface BorrowedDeviceProps {
  userId: string;
  onLogout: () => void;
}

/**
 * Says that the device is not the user's, opens the logout, and asks before a tab with drafts is
 * closed.
 */
export default function BorrowedDevice({ userId, onLogout }: BorrowedDeviceProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (writtenSubjects(userId).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [userId]);
  return (
    <Button variant="quiet" className={`flush small ${styles.borrowed}`} onClick={onLogout}>
      {borrowedTexts.open}
    </Button>
  );
}
