import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasNewVersion, onNewVersion } from '../../platform/worker/newVersion.ts';
import styles from './Banners.module.css';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';

const VersionBanner = lazy(() =>
  import('./VersionBanner.tsx').catch(() => ({ default: () => null })),
);

/** What the frame has to say of itself, at the lower edge: nothing on the page moves for it. */
export function Banners({ recovers }: ConnectionBannerProps) {
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  return (
    <div className={styles.stack}>
      <Suspense>{isThere && <VersionBanner />}</Suspense>
      <ConnectionBanner recovers={recovers} />
    </div>
  );
}
