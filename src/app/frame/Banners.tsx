import { Suspense, useSyncExternalStore } from 'react';
import styles from './Banners.module.css';
import { storageIsSafe } from '../../lib/storage.ts';
import { waitingVersion } from '../../lib/worker/registration.ts';
import { useUnsent } from '../../user/useUnsent.ts';
import { lazyOptional } from '../../ui/lazy.tsx';

const RareBanners = lazyOptional(() => import('./RareBanners.tsx'));

/** Shows a dashboard's banners at the lower edge, which never move the page. */
export function Banners() {
  const newVersion = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.get, () => null);
  const waiting = useUnsent();
  // If the device stores no drafts, a reload could lose what the user typed.
  const hasVersion = newVersion !== null && storageIsSafe();
  return (
    <div className={styles.stack}>
      <Suspense>
        {(hasVersion || waiting > 0) && <RareBanners hasVersion={hasVersion} waiting={waiting} />}
      </Suspense>
    </div>
  );
}
