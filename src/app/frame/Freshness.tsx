import { useState } from 'react';
import { useOldestResponse, useReads, useScheduler } from '../../api/query/useLoad.ts';
import { visibleError } from '../../ui/AsyncView.tsx';
import { commonTexts } from '../../ui/texts.ts';
import AsOf from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Frame.module.css';
import { useMissingResponses } from '../../ui/useMissingResponses.ts';

/**
 * Shows the age of the oldest data on the screen and a button to refresh it. It is hidden while a
 * panel or the strip offers a retry.
 */
export function Freshness() {
  const scheduler = useScheduler();
  const oldest = useOldestResponse();
  const [busy, setBusy] = useState(false);
  const hasPanel = useReads(({ content }) =>
    content().some((request) => visibleError(request, request.fromStorage) !== null),
  );
  const silence = useMissingResponses();
  if (oldest === null || hasPanel || silence) return null;

  const refetch = async () => {
    setBusy(true);
    await scheduler.refresh();
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
