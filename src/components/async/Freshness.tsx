import { useState, useSyncExternalStore } from 'react';
import { oldestVisible, onVisibleReads } from '../../platform/visibleReads.ts';
import { commonTexts } from '../../texts/common.ts';
import AsOf from './AsOf.tsx';
import { Button } from '../ui/button/Button.tsx';
import styles from './Freshness.module.css';

/**
 * How old what is on the screen is, and the way to have it made fresh; nothing where nothing was read.
 * @param refresh asks again; resolves when all has been answered
 */
export function Freshness({ refresh }: { refresh: () => Promise<void> }) {
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  const [busy, setBusy] = useState(false);
  if (oldest === null) return null;

  const ask = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };

  return (
    <footer className={styles.freshness}>
      <AsOf time={oldest} />
      <Button variant="quiet" iconBefore="refresh" busy={busy} onClick={() => void ask()}>
        {commonTexts.refresh}
      </Button>
    </footer>
  );
}
