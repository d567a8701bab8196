import { useState, useSyncExternalStore } from 'react';
import { lacksAnswer, oldestVisible, onVisibleReads } from '../../api/query/visible.ts';
import { commonTexts } from '../../ui/texts.ts';
import AsOf from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Frame.module.css';
import { useMissingAnswers } from '../../ui/useMissingAnswers.ts';

/**
 * The age of the oldest data on the screen, and a button to refresh it. Hidden after a failure or
 * without a connection, which other parts report with their own retry.
 * @param refresh refetches the data; resolves when all requests have ended
 */
export function Freshness({ refresh }: { refresh: () => Promise<void> }) {
  const oldest = useSyncExternalStore(onVisibleReads, oldestVisible, () => null);
  const [busy, setBusy] = useState(false);
  const isLacking = useSyncExternalStore(onVisibleReads, lacksAnswer, () => false);
  const silence = useMissingAnswers();
  if (oldest === null || isLacking || silence) return null;

  const refetch = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };

  return (
    <footer className={`row soft tiny numbers ${styles.freshness}`}>
      <AsOf time={oldest} />
      <Button variant="quiet" iconBefore="refresh" busy={busy} onClick={() => void refetch()}>
        {commonTexts.refresh}
      </Button>
    </footer>
  );
}
