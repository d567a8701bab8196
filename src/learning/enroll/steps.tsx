import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { Track } from '../../api/schemas.ts';
import { trackTitle } from '../../lib/titles.ts';
import { loadStages } from '../../tracks/stagesSlice.ts';
import { trackSelectors } from '../../tracks/tracksSlice.ts';
import { useAppSelector, useProfile } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { enrollTexts as texts } from './texts.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { TrackSize } from './TrackFacts.tsx';
import styles from './steps.module.css';

interface TrackStepProps {
  chosenId: string | null;
  onChoose: (trackId: string) => void;
}

/**
 * Step 0: one of the tracks, once loaded, as rows to compare. A track the mentee is enrolled in cannot
 * be chosen.
 */
export function TrackStep({ chosenId, onChoose }: TrackStepProps) {
  // If the stages cannot be loaded, rows have a title only.
  useLoad(loadStages, undefined);
  const tracks = useAppSelector(trackSelectors.selectAll);
  const mine = useProfile().tracks;
  const isOpen = (track: Track) => !mine.some(({ id }) => id === track.id);

  if (tracks.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noTracks} text={texts.noTracksText} />;
  }
  return (
    <ChoiceList
      asRows
      title={texts.chooseTrack}
      text={texts.chooseTrackText}
      pagesLabel={texts.trackPages}
      items={tracks}
      chosenId={chosenId}
      onChoose={onChoose}
      isOpen={isOpen}
    >
      {(track) => (
        <>
          <strong className={styles.name}>{trackTitle(track)}</strong>
          {!isOpen(track) && (
            <span>
              <Tag tone="accent">{texts.alreadyEnrolled}</Tag>
            </span>
          )}
          <TrackSize trackId={track.id} />
        </>
      )}
    </ChoiceList>
  );
}
