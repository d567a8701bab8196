import { lazy, Suspense, useSyncExternalStore } from 'react';
import { classes } from '../../components/classes.ts';
import { hasNewVersion, onNewVersion } from '../../platform/worker/newVersion.ts';
import styles from './Banners.module.css';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';

const VersionBanner = lazy(() =>
  import('./VersionBanner.tsx').catch(() => ({ default: () => null })),
);

/** The banners at the lower edge; they move nothing on the page. */
export function Banners({ recovers }: ConnectionBannerProps) {
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  return (
    <div className={classes(styles.stack, recovers && styles.overBar)}>
      <Suspense>{isThere && <VersionBanner />}</Suspense>
      <ConnectionBanner recovers={recovers} />
    </div>
  );
}
