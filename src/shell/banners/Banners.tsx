import { lazy, Suspense, useSyncExternalStore } from 'react';
import { classes } from '../../components/classes.ts';
import { hasNewVersion, onNewVersion } from '../../platform/worker/newVersion.ts';
import { useUnsent } from '../useUnsent.ts';
import styles from './Banners.module.css';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';

const RareBanners = lazy(() => import('./RareBanners.tsx').catch(() => ({ default: () => null })));

/** The banners at the lower edge; they move nothing on the page. */
export function Banners({ recovers }: ConnectionBannerProps) {
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  const unsent = useUnsent();
  const waiting = recovers ? unsent : 0;
  return (
    <div className={classes(styles.stack, recovers && styles.overBar)}>
      <Suspense>
        {(isThere || waiting > 0) && <RareBanners hasVersion={isThere} waiting={waiting} />}
      </Suspense>
      <ConnectionBanner recovers={recovers} />
    </div>
  );
}
