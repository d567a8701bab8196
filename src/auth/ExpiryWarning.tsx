import { useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isApiUnreachable, onConnectionChange } from '../api/connection.ts';
import { clockTime } from '../lib/clock.ts';
import type { Expiry } from './useExpiry.ts';
import { commonTexts } from '../ui/texts.ts';
import styles from './ExpiryWarning.module.css';

const expiryTexts = {
  soon: (time: string) => `Your login expires at ${time}. What you write is saved.`,
  over: (time: string) => `Your login expired at ${time}. What you wrote is saved.`,
  renew: 'Log in again',
} as const;

interface ExpiryWarningProps {
  expiry: Exclude<Expiry, 'calm'>;
  /** In seconds since 1970. */
  exp: number;
  onRenew: () => void;
  onDismiss: () => void;
}

/**
 * Warns that the login expires soon or has expired. Hidden while the API cannot be reached, because
 * no login is possible then.
 */
export default function ExpiryWarning({ expiry, exp, onRenew, onDismiss }: ExpiryWarningProps) {
  const isUnreachable = useSyncExternalStore(onConnectionChange, isApiUnreachable, () => false);
  const lastFocused = useRef<EventTarget>(null);
  const time = clockTime(exp * 1000);

  const renew = () => {
    // Focus the user's field, so that the dialog returns the focus there after the login.
    const field = lastFocused.current;
    if (field instanceof HTMLElement && field.isConnected) field.focus();
    onRenew();
  };

  if (isUnreachable) return null;
  return (
    <div className={`line small tight ${styles.warning}`}>
      <Icon name="clock" />
      <p className={`grow ${styles.words}`}>
        {expiry === 'soon' ? expiryTexts.soon(time) : expiryTexts.over(time)}
      </p>
      <Button
        variant="secondary"
        className={`fixed ${styles.renew}`}
        onFocus={(event) => {
          lastFocused.current = event.relatedTarget;
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
