import { useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isDown, onConnectionChange } from '../api/connection.ts';
import { clockTime } from '../lib/clock.ts';
import type { Expiry } from './useExpiry.ts';
import { commonTexts } from '../ui/texts.ts';
import styles from './ExpiryWarning.module.css';

/** The warning that a login is about to end. */
const expiryTexts = {
  soon: (time: string) => `Your login expires at ${time}. What you write is saved.`,
  over: (time: string) => `Your login expired at ${time}. What you wrote is saved.`,
  renew: 'Log in again',
} as const;

interface ExpiryWarningProps {
  expiry: Exclude<Expiry, 'calm'>;
  /** When the login ends, in seconds since 1970. */
  exp: number;
  onRenew: () => void;
  onDismiss: () => void;
}

/**
 * Warns that the login is about to end, or has ended, and offers to renew it in place. Hidden while
 * the service cannot be reached, as no login is possible then.
 */
export default function ExpiryWarning({ expiry, exp, onRenew, onDismiss }: ExpiryWarningProps) {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  const before = useRef<EventTarget>(null);
  const time = clockTime(exp * 1000);

  const renew = () => {
    // Returns the focus to the user's field, to continue there after the login.
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    onRenew();
  };

  if (down) return null;
  return (
    <div className={styles.warning}>
      <Icon name="clock" />
      <p className={styles.words}>
        {expiry === 'soon' ? expiryTexts.soon(time) : expiryTexts.over(time)}
      </p>
      <Button
        variant="secondary"
        className={styles.renew}
        onFocus={(event) => {
          before.current = event.relatedTarget;
        }}
        onClick={renew}
      >
        {expiryTexts.renew}
      </Button>
      <IconButton
        icon="close"
        label={commonTexts.close}
        className={styles.close}
        onClick={onDismiss}
      />
    </div>
  );
}
