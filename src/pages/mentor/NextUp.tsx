import { Button } from '../../components/ui/Button.tsx';
import { When } from '../../components/When.tsx';
import type { QueueRow } from '../../slices/mentorQueue.ts';
import { mentorTexts, queueTexts as texts } from '../../texts/mentor.ts';
import styles from './NextUp.module.css';

interface NextUpProps {
  /** The first of the queue, in the order of need. */
  row: QueueRow | undefined;
  onGrade: (id: string) => void;
}

/** The submission that has waited longest, one tap away; or that there is none left. */
export function NextUp({ row, onGrade }: NextUpProps) {
  if (row === undefined || row.graded) {
    return (
      <section className={styles.next} data-done="true" aria-label={texts.caughtUp}>
        <div className={styles.words}>
          <h2 className={styles.title}>{texts.caughtUp}</h2>
          <p>{texts.caughtUpText}</p>
        </div>
      </section>
    );
  }
  const { updatedAt } = row.submission;
  return (
    <section className={styles.next} aria-label={texts.next}>
      <div className={styles.words}>
        <p className={styles.label}>{texts.next}</p>
        <h2 className={styles.title}>{row.taskTitle || mentorTexts.unknownTask}</h2>
        <p>
          {row.menteeName || mentorTexts.unknownMentee}
          {updatedAt && (
            <>
              {' · '}
              {texts.waitsSince} <When iso={updatedAt} />
            </>
          )}
        </p>
      </div>
      <Button variant="accent" size="lg" iconAfter="arrow-right" onClick={() => onGrade(row.id)}>
        {texts.nextButton}
      </Button>
    </section>
  );
}
