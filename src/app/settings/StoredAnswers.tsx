import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Button } from '../../ui/Button.tsx';
import { isDown } from '../../api/connection.ts';
import { announce } from '../../ui/notices.ts';
import { useAppSelector } from '../../user/hooks.ts';
import type { RootState } from '../store/rootReducer.ts';
import { startOver } from '../store/sessions.ts';
import { settingsTexts as texts } from './settingsTexts.ts';
import { countsOf } from '../search/entries.ts';
import { useEntries } from '../search/useEntries.ts';
import { resetChoices } from './resetChoices.ts';
import styles from './Settings.module.css';

/** When the oldest answer came, in milliseconds since 1970; null where there is none. */
function oldestAnswer({ user, tracks, stages, tasks, courses }: RootState): number | null {
  const times = [user, tracks, stages, tasks, courses].flatMap(({ requests }) =>
    Object.values(requests).flatMap(({ endedAt }) => endedAt ?? []),
  );
  return times.length === 0 ? null : Math.min(...times);
}

function clear(): void {
  resetChoices();
  announce({ kind: 'success', title: texts.cleared, text: texts.clearedText });
  void startOver();
}

/** The answers on this device, how old they are, and a button that clears them and the settings. */
export function StoredAnswers() {
  const [asking, setAsking] = useState(false);
  const counts = countsOf(useEntries().filter(({ kind }) => kind !== 'pages'));
  const oldest = useAppSelector(oldestAnswer);
  return (
    <div className={styles.part}>
      <h4>{texts.answers}</h4>
      <p>
        {counts === '' ? texts.noAnswers : texts.answersOf(counts)}{' '}
        {counts !== '' && oldest !== null && (
          <>
            {texts.oldest} <RelativeTime iso={new Date(oldest).toISOString()} />.
          </>
        )}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.clearTitle}
          confirm={texts.clearYes}
          cancel={texts.clearNo}
          onConfirm={clear}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.clearText}</p>
          {isDown() && <p className={styles.offline}>{texts.clearOffline}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
