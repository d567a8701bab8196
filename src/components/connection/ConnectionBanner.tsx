import { useSyncExternalStore } from 'react';
import { isDown, onConnectionChange } from '../../lib/connection.ts';
import { commonTexts } from '../../texts/common.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ConnectionBanner.module.css';

interface ConnectionBannerProps {
  /** True where pages ask again by themselves; else it is for the person to try again. */
  recovers: boolean;
}

/** Says that the service cannot be reached, as long as it cannot. */
export function ConnectionBanner({ recovers }: ConnectionBannerProps) {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  return (
    <div role="status">
      {down && (
        <p className={styles.banner}>
          <Icon name="alert" /> {recovers ? commonTexts.offline : commonTexts.offlineForm}
        </p>
      )}
    </div>
  );
}
