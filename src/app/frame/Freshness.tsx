import { useState, useSyncExternalStore } from 'react';
import { refreshAll } from '../../api/query/refresh.ts';
import { failurePanels, oldestVisible, onVisibleReads } from '../../api/query/visible.ts';
import { commonTexts } from '../../ui/texts.ts';
import AsOf from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Frame.module.css';
import { useMissingAnswers } from '../../ui/useMissingAnswers.ts';

/**
 * The age of the oldest data on the screen, and a button to refresh it. Hidden while a panel or the
 * strip has a retry of its own.
 */
export function Freshness() {
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  const [busy, setBusy] = useState(false);
  const failures = useSyncExternalStore(failurePanels.subscribe, failurePanels.get, () => 0);
  const silence = useMissingAnswers();
  if (oldest === null || failures > 0 || silence) return null;

  const refetch = async () => {
    setBusy(true);
    await refreshAll();
    setBusy(false);
  };

  return (
    <footer className={`row soft tiny numbers no-print ${styles.freshness}`}>
      <AsOf time={oldest} />
      <Button variant="quiet" iconBefore="refresh" busy={busy} onClick={() => void refetch()}>
        {commonTexts.refresh}
      </Button>
    </footer>
  );
}
