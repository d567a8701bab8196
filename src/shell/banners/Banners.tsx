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
  const waiting = useUnsent();
  return (
    <div className={classes(styles.stack, recovers && styles.overBar)}>
      <Suspense>
        {(isThere || waiting > 0) && (
          <RareBanners hasVersion={isThere} waiting={recovers ? waiting : 0} />
        )}
      </Suspense>
      <ConnectionBanner recovers={recovers} />
    </div>
  );
}
