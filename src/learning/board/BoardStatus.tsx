import type { ReactNode } from 'react';
import { tasksTexts as texts } from '../home/texts.ts';
import { trackTitle } from '../../lib/text.ts';
import { trackChosen } from '../../tasks/tasksSlice.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { AsyncView, failureAdvice, isToasted, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { Notice } from '../../ui/Notice.tsx';
import { progressTexts } from '../../tasks/texts.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppDispatch } from '../../api/query/query.ts';
import styles from './BoardStatus.module.css';

interface BoardProps {
  board: TaskBoard;
}

/** Shows the number of tasks checked so far, and nothing once all are checked. */
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

function UncheckedNotice({ board }: BoardProps) {
  const { counting, progress, error, recheck } = board;
  const { unchecked } = progress;
  useErrorToast(error);
  if (counting || unchecked === 0) return null;
  return (
    <Notice
      tone={error ? 'warning' : 'info'}
      isToasted={error !== null && isToasted(error)}
      title={texts.uncheckedSome(unchecked)}
      action={
        <Button variant="secondary" iconBefore="refresh" onClick={recheck}>
          {error ? texts.checkAgain : texts.checkRest}
        </Button>
      }
    >
      {error ? failureAdvice(error) : progressTexts.putOff}
    </Notice>
  );
}

interface TrackSwitchProps extends BoardProps {
  /** Counts the tasks of a track that match a search. */
  countOf?: ((trackId: string) => number) | undefined;
}

/** Lets the mentee choose the track to show. Renders nothing for a single track. */
function TrackSwitch({ board: { tracks, track: chosen }, countOf }: TrackSwitchProps) {
  const dispatch = useAppDispatch();
  const { change } = useListAddress();
  if (tracks.length < 2) return null;
  const choose = (trackId: string) => {
    dispatch(trackChosen(trackId));
    // The pages belong to the previous track, but a search goes on.
    change({});
  };
  return (
    <fieldset className="row gap-2 bare">
      <legend className="visually-hidden">{texts.trackSwitch}</legend>
      {tracks.map((track) => (
        <label key={track.id} className={`tap strong edged ${styles.track}`}>
          <input
            type="radio"
            name="track"
            className={styles.input}
            checked={track.id === chosen?.id}
            onChange={() => choose(track.id)}
          />
          <span>{`${trackTitle(track)}${countOf ? ` (${countOf(track.id)})` : ''}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface BoardViewProps extends TrackSwitchProps {
  /** The placeholder, in the size of the children. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows a board: the choice of track, and its tasks once they have loaded. */
export function BoardView({ board, countOf, skeleton, children }: BoardViewProps) {
  return (
    <>
      <TrackSwitch board={board} countOf={countOf} />
      <AsyncView
        reads={[
          {
            request: board.request,
            ready: board.tasks !== null,
            missing: notLoadedTexts.tasks,
          },
        ]}
        skeleton={skeleton}
      >
        <UncheckedNotice board={board} />
        {children}
      </AsyncView>
    </>
  );
}
