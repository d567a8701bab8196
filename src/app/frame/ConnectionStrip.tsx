import { Suspense, useEffect, useLayoutEffect } from 'react';
import styles from './ConnectionStrip.module.css';
import { reportResponse } from '../../api/connection.ts';
import { useOldestResponse, useReads } from '../../api/query/useLoad.ts';
import { isSiteReachable } from '../../lib/device.ts';
import { classes } from '../../ui/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useMissingResponses } from '../../ui/useMissingResponses.ts';
import { lazyOptional } from '../../ui/lazy.tsx';

// Only dashboards show fetched data.
const AsOf = lazyOptional(() => import('../../ui/AsOf.tsx'));

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
      if (await isSiteReachable()) reportResponse();
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
              <AsOf time={oldest} short />
            </Suspense>
          )}
        </p>
      )}
    </div>
  );
}
