import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { useTaskBoard } from '../../../store/useTaskBoard.ts';
import { tasksTexts as texts } from '../../../texts/mentee.ts';
import styles from './BoardStatus.module.css';

interface BoardProps {
  board: ReturnType<typeof useTaskBoard>;
}

/** How far the counting is; nothing once it has ended. */
export function CountingProgress({ board: { counting, total, unknown } }: BoardProps) {
  if (!counting || total === 0) return null;
  const known = total - unknown;
  return (
    <span className={styles.status}>
      <span className={styles.words}>{texts.counting(known, total)}</span>
      <progress className={styles.bar} value={known} max={total} aria-label={texts.countingName} />
    </span>
  );
}

/** One word for all the tasks that could not be checked, however many failed. */
export function UncheckedNotice({ board }: BoardProps) {
  const { counting, unknown, error, ready, recheck } = board;
  if (counting || unknown === 0 || !ready) return null;
  return (
    <Notice
      tone={error ? 'danger' : 'info'}
      title={texts.uncheckedSome(unknown)}
      action={
        <Button variant="secondary" iconBefore="refresh" onClick={() => recheck()}>
          {error ? texts.checkAgain : texts.checkRest}
        </Button>
      }
    >
      {error ? error.message : texts.putOff}
    </Notice>
  );
}
