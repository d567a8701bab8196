import type { Stage } from '../../../api/shapes.ts';
import { Card } from '../../../components/ui/Card.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { readableTitle } from '../../../lib/text.ts';
import { trackTexts as texts } from '../../../texts/menteeTracks.ts';
import styles from './StageList.module.css';

/** The stages of a track in the order given, each with the number of its tasks. */
export function StageList({ stages }: { stages: readonly Stage[] }) {
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
            </div>
          </Card>
        ))}
      </ol>
    </section>
  );
}
