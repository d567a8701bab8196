import { useState, useSyncExternalStore } from 'react';
import { oldestVisible, onVisibleReads } from '../../platform/visibleReads.ts';
import { commonTexts } from '../../texts/common.ts';
import AsOf from './AsOf.tsx';
import { Button } from '../ui/button/Button.tsx';
import styles from './Freshness.module.css';

/**
 * The age of the oldest data on the screen, and a button to refresh it; nothing where none was
 * read.
 * @param refresh refetches the data; resolves when all has been answered
 */
export function Freshness({ refresh }: { refresh: () => Promise<void> }) {
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  const [busy, setBusy] = useState(false);
  if (oldest === null) return null;

  const refetch = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };

  return (
    <footer className={styles.freshness}>
      <AsOf time={oldest} />
      <Button variant="quiet" iconBefore="refresh" busy={busy} onClick={() => void refetch()}>
        {commonTexts.refresh}
      </Button>
    </footer>
  );
}
