import { useEffect, useState, useSyncExternalStore } from 'react';
import { isDown, onConnectionChange } from '../../lib/connection.ts';
import { distance, stamp } from '../../lib/dates.ts';
import { oldestShown, onShown, showsRecalled } from '../../lib/shown.ts';
import { commonTexts } from '../../texts/common.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Banners.module.css';

export interface ConnectionBannerProps {
  /** True where pages ask again by themselves; else it is for the person to try again. */
  recovers: boolean;
}

const MINUTE = 60_000;

/**
 * Says that the service cannot be reached, as long as it cannot, and how old what is on the screen is:
 * that also where the answers of an earlier visit stand in for those on their way.
 */
export function ConnectionBanner({ recovers }: ConnectionBannerProps) {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  const recalled = useSyncExternalStore(onShown, showsRecalled, () => false);
  const oldest = useSyncExternalStore(onShown, oldestShown, () => null);
  // With a stamp it is for long reading: no more words than needed lie over the page.
  const reading = oldest === null ? commonTexts.offline : commonTexts.offlineReading;
  const offline = recovers ? reading : commonTexts.offlineForm;
  return (
    <div role="status">
      {(down || recalled) && (
        <div className={styles.banner}>
          <Icon name="alert" />
          <div className={styles.words}>
            <p>{down ? offline : commonTexts.slow}</p>
            {oldest !== null && <AsOf time={oldest} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** A moment, exact and as a distance; the distance grows while it stands there. */
function AsOf({ time }: { time: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const iso = new Date(time).toISOString();
  const ago = now - time < MINUTE ? '' : distance(iso, now);
  return (
    <p className={styles.asOf}>
      <time dateTime={iso}>{commonTexts.asOf(stamp(time, now), ago)}</time>
    </p>
  );
}
