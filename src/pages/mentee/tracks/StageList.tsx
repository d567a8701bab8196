import type { Stage } from '../../../api/schemas.ts';
import { Card } from '../../../components/ui/Card.tsx';
import { ProgressBar } from '../../../components/progress/ProgressBar.tsx';
import { ProgressWords } from '../../../components/progress/ProgressWords.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { progressOf } from '../../../domain/learning/progress.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import type { TaskWithStatus } from '../../../store/selectors/trackTasks.ts';
import { trackTexts as texts } from '../../../texts/mentee/menteeTracks.ts';
import styles from './StageList.module.css';

interface StageListProps {
  stages: readonly Stage[];
  /**
   * For the mentee's own track: reserves space for the progress; null: the tasks are not loaded
   * yet.
   */
  tasks?: readonly TaskWithStatus[] | null | undefined;
}

/** The stages of a track in the order given, each with the number of its tasks. */
export function StageList({ stages, tasks }: StageListProps) {
  return (
    <section aria-labelledby="stages" className={styles.section}>
      <h2 id="stages">{texts.stages}</h2>
      <ol role="list" className={styles.stages}>
        {stages.map((stage, index) => (
          <Card as="li" key={stage.id} className={styles.stage}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.body}>
              <div className={styles.head}>
                <h3 className={styles.title}>
                  {readableTitle(stage.title) || texts.level(index + 1)}
                </h3>
                <Tag>{texts.tasks(stage.taskCount)}</Tag>
              </div>
              <p className={styles.words}>{stage.description}</p>
              {tasks !== undefined && (
                <div className={styles.progress}>
                  {tasks && (
                    <StageProgress tasks={tasks.filter(({ task }) => task.stage === stage.id)} />
                  )}
                </div>
              )}
            </div>
          </Card>
        ))}
      </ol>
    </section>
  );
}

function StageProgress({ tasks }: { tasks: readonly TaskWithStatus[] }) {
  const progress = progressOf(tasks.map(({ status }) => status));
  if (progress.total === 0) return null;
  return (
    <>
      <ProgressBar progress={progress} />
      <ProgressWords progress={progress} short />
    </>
  );
}
