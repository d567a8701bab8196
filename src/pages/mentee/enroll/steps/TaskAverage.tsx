import { Icon } from '../../../../components/ui/icon/Icon.tsx';
import { averageTasks } from '../../../../domain/learning/averageTasks.ts';
import { selectTrackStages } from '../../../../slices/stagesSlice.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { enrollTexts as texts } from '../../../../texts/mentee/enroll.ts';
import styles from './steps.module.css';

/** The average number of tasks per stage of a track; empty while it is not known. */
export function TaskAverage({ trackId }: { trackId: string }) {
  const average = useAppSelector((state) => averageTasks(selectTrackStages(state, trackId)));
  return (
    <span className={styles.average}>
      {average !== null && (
        <>
          <Icon name="tasks" size="sm" /> {texts.average(average)}
        </>
      )}
    </span>
  );
}
