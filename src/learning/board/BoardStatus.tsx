import { useSearchParams } from 'react-router-dom';
import type { Track } from '../../tracks/tracksSlice.ts';
import { tasksTexts as texts } from '../home/texts.ts';
import { trackTitle } from '../../lib/text.ts';
import { trackChosen } from '../../tasks/tasksSlice.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { failureAdvice, isToasted, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAppDispatch } from '../../api/query/query.ts';
import styles from './BoardStatus.module.css';

interface BoardProps {
  board: TaskBoard;
}

/** The number of tasks checked so far. Renders nothing once all are checked. */
export function CountingProgress({ board: { counting, progress } }: BoardProps) {
  const { total, unchecked } = progress;
  if (!counting) return null;
  const checkedCount = total - unchecked;
  return (
    <span className={`line grow soft tiny ${styles.status}`}>
      <span className={`numbers ${styles.words}`}>{texts.counting(checkedCount, total)}</span>
      <progress
        className={styles.bar}
        value={checkedCount}
        max={total}
        aria-label={texts.countingName}
      />
    </span>
  );
}

/** One notice for all tasks that could not be checked. */
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
      {error ? failureAdvice(error) : texts.putOff}
    </Notice>
  );
}

interface TrackSwitchProps {
  tracks: readonly Track[];
  chosen: Track | null;
}

/** Chooses the track to show. Renders nothing for a single track. */
export function TrackSwitch({ tracks, chosen }: TrackSwitchProps) {
  const dispatch = useAppDispatch();
  const [, setSearch] = useSearchParams();
  if (tracks.length < 2) return null;
  const choose = (trackId: string) => {
    dispatch(trackChosen(trackId));
    // Reset the page numbers of the previous track's tables.
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className="row gap-2 bare">
      <legend className="visually-hidden">{texts.trackSwitch}</legend>
      {tracks.map((track) => (
        <label key={track.id} className={`tap strong ${styles.track}`}>
          <input
            type="radio"
            name="track"
            className={styles.input}
            checked={track.id === chosen?.id}
            onChange={() => choose(track.id)}
          />
          <span>{trackTitle(track)}</span>
        </label>
      ))}
    </fieldset>
  );
}
