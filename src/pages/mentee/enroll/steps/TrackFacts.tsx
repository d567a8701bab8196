import { Icon } from '../../../../components/ui/icon/Icon.tsx';
import type { IconName } from '../../../../components/ui/icon/iconPaths.ts';
import { averageTasks } from '../../../../domain/learning/averageTasks.ts';
import { readableTitle } from '../../../../domain/text/text.ts';
import { selectTrackStages } from '../../../../slices/stagesSlice.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { enrollTexts as texts } from '../../../../texts/mentee/enroll.ts';
import styles from './steps.module.css';

/** What a track leads to, by its stages; nothing while, or where, these are not known. */
export function TrackFacts({ trackId }: { trackId: string }) {
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const average = averageTasks(stages);
  const last = readableTitle(stages[stages.length - 1]?.title ?? '');
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  const facts: [IconName, string][] = [];
  if (average !== null) {
    facts.push(['award', texts.leadsTo(stages.length, tasks)]);
    if (last !== '') facts.push(['map', texts.endsWith(last)]);
    facts.push(['tasks', texts.average(average)]);
  }
  return (
    <span className={styles.facts}>
      {facts.map(([icon, words]) => (
        <span key={icon} className={styles.fact}>
          <Icon name={icon} size="sm" /> <span>{words}</span>
        </span>
      ))}
    </span>
  );
}
