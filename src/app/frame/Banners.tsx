import { lazy, Suspense, useSyncExternalStore } from 'react';
import { classes } from '../../ui/hooks.ts';
import { hasNewVersion, onNewVersion } from '../../lib/worker/newVersion.ts';
import { useUnsent } from '../../user/useUnsent.ts';
import styles from './Banners.module.css';
import { ConnectionStrip } from './ConnectionStrip.tsx';

const RareBanners = lazy(() => import('./RareBanners.tsx').catch(() => ({ default: () => null })));

/**
 * The banners at the lower edge; they move nothing on the page.
 * @param inDashboard true if the top bar has the strip about the connection
 */
export function Banners({ inDashboard }: { inDashboard: boolean }) {
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  const unsent = useUnsent();
  const waiting = inDashboard ? unsent : 0;
  return (
    <div className={classes(styles.stack, inDashboard && styles.overBar)}>
      <Suspense>
        {(isThere || waiting > 0) && <RareBanners hasVersion={isThere} waiting={waiting} />}
      </Suspense>
      {!inDashboard && <ConnectionStrip fixed />}
    </div>
  );
}
