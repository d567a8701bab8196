import { adviceOn, isToasted, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import styles from './BoardStatus.module.css';

interface BoardProps {
  board: TaskBoard;
}

/** How many tasks have been checked so far; nothing once all are. */
export function CountingProgress({ board: { counting, progress } }: BoardProps) {
  const { total, unchecked } = progress;
  if (!counting) return null;
  const known = total - unchecked;
  return (
    <span className={styles.status}>
      <span className={styles.words}>{texts.counting(known, total)}</span>
      <progress className={styles.bar} value={known} max={total} aria-label={texts.countingName} />
    </span>
  );
}

/** One notice for all the tasks that could not be checked, however many failed. */
export function UncheckedNotice({ board }: BoardProps) {
  const { isListLoading, counting, progress, error, recheck } = board;
  const { unchecked } = progress;
  useErrorToast(error);
  if (counting || unchecked === 0 || isListLoading) return null;
  return (
    <Notice
      tone={error ? 'danger' : 'info'}
      isToasted={error !== null && isToasted(error)}
      title={texts.uncheckedSome(unchecked)}
      action={
        <Button variant="secondary" iconBefore="refresh" onClick={() => recheck()}>
          {error ? texts.checkAgain : texts.checkRest}
        </Button>
      }
    >
      {error ? adviceOn(error) : texts.putOff}
    </Notice>
  );
}
