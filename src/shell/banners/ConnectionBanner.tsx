import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  isGatewayDown,
  isDown,
  onConnectionChange,
  reportAnswer,
} from '../../platform/connection.ts';
import { isSiteSilent } from '../../platform/device/siteSilence.ts';
import {
  hasFailedRead,
  oldestVisible,
  onVisibleReads,
  showsSnapshot,
} from '../../platform/visibleReads.ts';
import { commonTexts } from '../../texts/common.ts';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import styles from './Banners.module.css';

export interface ConnectionBannerProps {
  /** True where pages retry by themselves; else the user has to. */
  recovers: boolean;
}

// Only dashboards show fetched data; if this code fails to load, the banner shows without a time.
const AsOf = lazy(() =>
  import('../../components/async/AsOf.tsx').catch(() => ({ default: () => null })),
);

/** How long a snapshot may be shown before answers are called slow, in milliseconds. */
const PATIENCE = 4000;

/** How often the site is asked whether the connection is back, in milliseconds. */
const PROBE = 15_000;

/**
 * Notices that the connection is back after a failed send, which nothing repeats: the device says so,
 * or our own site answers.
 * @param isSilent true while calls get no answer at all
 */
function useProbe(isSilent: boolean): void {
  useEffect(() => {
    if (!isSilent) return undefined;
    const probe = async () => {
      if (document.visibilityState === 'hidden' || hasFailedRead()) return;
      if (!(await isSiteSilent())) reportAnswer();
    };
    const timer = setInterval(() => void probe(), PROBE);
    window.addEventListener('online', reportAnswer);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reportAnswer);
    };
  }, [isSilent]);
}

/** True once a condition has held for some time, in milliseconds. */
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
 * Shows that the service cannot be reached, while that lasts, and how old the data on the screen
 * is. Also shown where a snapshot stands in for answers that take long.
 */
export function ConnectionBanner({ recovers }: ConnectionBannerProps) {
  const down = useSyncExternalStore(onConnectionChange, isDown, () => false);
  const away = useSyncExternalStore(onConnectionChange, isGatewayDown, () => false);
  useProbe(down && !away);
  const fromSnapshot = useLasting(
    useSyncExternalStore(onVisibleReads, showsSnapshot, () => false),
    PATIENCE,
  );
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  // With a time the banner may stay long: it then has a short text, to cover little of the page.
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
