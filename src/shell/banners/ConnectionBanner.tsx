import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { isGatewayDown, isDown, onConnectionChange } from '../../platform/connection.ts';
import { oldestVisible, onVisibleReads, showsSnapshot } from '../../platform/visibleReads.ts';
import { commonTexts } from '../../texts/common.ts';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import styles from './Banners.module.css';

export interface ConnectionBannerProps {
  /** True where pages ask again by themselves; else it is for the person to try again. */
  recovers: boolean;
}

// Only dashboards show what was read; where its code cannot be had the words before it stand alone.
const AsOf = lazy(() =>
  import('../../components/async/AsOf.tsx').catch(() => ({ default: () => null })),
);

/** How long what an earlier visit has left may stand before it is said that newer answers take long. */
const PATIENCE = 4000;

/** True once something has been so for some time, in milliseconds. */
function useLasting(isSo: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (lasts && !isSo) setLasts(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), time);
    return () => clearTimeout(timer);
  }, [isSo, time]);
  return isSo && lasts;
}

/**
 * Says that the service cannot be reached, as long as it cannot, and how old what is on the screen is:
 * that also where the answers of an earlier visit stand in for those on their way.
 */
export function ConnectionBanner({ recovers }: ConnectionBannerProps) {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  const away = useSyncExternalStore(onConnectionChange, isGatewayDown, () => false);
  const fromSnapshot = useLasting(
    useSyncExternalStore(onVisibleReads, showsSnapshot, () => false),
    PATIENCE,
  );
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  // With a stamp it is for long reading: no more words than needed lie over the page.
  const reading = oldest === null ? commonTexts.offline : commonTexts.offlineReading;
  const offline = recovers ? reading : commonTexts.offlineForm;
  const why = away ? commonTexts.away : offline;
  return (
    <div role="status">
      {(down || fromSnapshot) && (
        <div className={styles.banner}>
          <Icon name="alert" />
          <div className={styles.words}>
            <p>{down ? why : commonTexts.slow}</p>
            <p className={styles.asOf}>
              <Suspense>{oldest !== null && <AsOf time={oldest} />}</Suspense>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
