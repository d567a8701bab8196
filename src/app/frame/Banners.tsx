import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import styles from './Banners.module.css';
import { reportResponse } from '../../api/connection.ts';
import { useOldestResponse, useReads } from '../../api/query/useLoad.ts';
import { isSiteSilent } from '../../lib/device.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { waitingVersion } from '../../lib/worker/registration.ts';
import { classes } from '../../ui/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useMissingResponses } from '../../ui/useMissingResponses.ts';
import { useUnsent } from '../../user/useUnsent.ts';

// Only dashboards show fetched data. If this chunk fails to load, the strip has no time.
const AsOf = lazy(() => import('../../ui/AsOf.tsx').catch(() => ({ default: () => null })));

const PROBE_INTERVAL_MS = 15_000;

/** Detects that the connection is back after a failed send, because nothing else repeats a send. */
function useProbe(isOffline: boolean): void {
  // A failed read needs no probe: it is retried, and then reports the connection itself.
  const isNeeded = useReads(({ hasFailed }) => !hasFailed()) && isOffline;
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', reportResponse);
    return () => window.removeEventListener('online', reportResponse);
  }, [isOffline]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const probe = async () => {
      if (document.visibilityState === 'hidden') return;
      if (!(await isSiteSilent())) reportResponse();
    };
    const timer = setInterval(() => void probe(), PROBE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
}

/** Shows a strip with the age of the data on the screen while responses are missing. */
export function ConnectionStrip({ fixed = false }: { fixed?: boolean }) {
  const silence = useMissingResponses();
  useProbe(silence === 'offline');
  const oldest = useOldestResponse();
  const isShown = silence !== null;
  // The page starts below the strip.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-strip', isShown);
    return () => root.removeAttribute('data-strip');
  }, [isShown]);
  return (
    <div role="status" className={classes('no-print', styles.place, fixed && styles.fixed)}>
      {silence && (
        <p className={styles.strip} data-silence={silence}>
          <Icon name="alert" />
          <span>{commonTexts.silence[silence]}</span>
          {oldest !== null && (
            <Suspense>
              <AsOf time={oldest} isBrief />
            </Suspense>
          )}
        </p>
      )}
    </div>
  );
}

const RareBanners = lazy(() => import('./RareBanners.tsx').catch(() => ({ default: () => null })));

/** Shows the banners at the lower edge, which never move the page. */
export function Banners({ inDashboard }: { inDashboard: boolean }) {
  const newVersion = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.get, () => null);
  const unsent = useUnsent();
  const waiting = inDashboard ? unsent : 0;
  // On other pages, or if the device stores no drafts, a reload could lose what the user typed.
  const hasVersion = inDashboard && newVersion !== null && storageIsSafe();
  return (
    <div className={classes(styles.stack, inDashboard && styles.overBar)}>
      <Suspense>
        {(hasVersion || waiting > 0) && <RareBanners hasVersion={hasVersion} waiting={waiting} />}
      </Suspense>
      {!inDashboard && <ConnectionStrip fixed />}
    </div>
  );
}
