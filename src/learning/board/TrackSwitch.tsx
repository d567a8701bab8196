import { useSearchParams } from 'react-router-dom';
import type { Track } from '../../api/schemas.ts';
import { trackTitle } from '../../lib/titles.ts';
import { trackChosen } from '../../tasks/tasksSlice.ts';
import { useAppDispatch } from '../../user/hooks.ts';
import { tasksTexts } from '../home/texts.ts';
import styles from './TrackSwitch.module.css';

interface TrackSwitchProps {
  tracks: readonly Track[];
  chosen: Track | null;
}

/** Chooses the track whose tasks are shown; nothing is rendered for a single one. */
export function TrackSwitch({ tracks, chosen }: TrackSwitchProps) {
  const dispatch = useAppDispatch();
  const [, setSearch] = useSearchParams();
  if (tracks.length < 2) return null;
  const choose = (trackId: string) => {
    dispatch(trackChosen(trackId));
    // The page numbers of the other track's tables do not apply here.
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className={styles.tracks}>
      <legend className="visually-hidden">{tasksTexts.trackSwitch}</legend>
      {tracks.map((track) => (
        <label key={track.id} className={styles.track}>
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
