import { Button } from '../../../components/ui/button/Button.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { clockTime } from '../../../domain/time/clockTime.ts';
import type { Evening, QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { mentorTexts, queueTexts as texts } from '../../../texts/mentor.ts';
import styles from './NextUp.module.css';

interface NextUpProps {
  /** The first waiting one within the filters, in display order. */
  row: QueueRow | undefined;
  /** How many wait in all, also outside the filters. */
  waiting: number;
  evening: Evening | null;
  onGrade: (id: string) => void;
  /** Replaces the filters by that for all that wait. */
  onShowWaiting: () => void;
}

/** The next submission to grade, one tap away; or that none waits here, or none at all. */
export function NextUp({ row, waiting, evening, onGrade, onShowWaiting }: NextUpProps) {
  if (row === undefined && waiting === 0) {
    return (
      <section className={styles.next} data-done="true" aria-label={texts.caughtUp}>
        <div className={styles.words}>
          <h2 className={styles.title}>{texts.caughtUp}</h2>
          {evening && (
            <p>
              {texts.evening(evening.done, evening.mentees, clockTime(evening.since), evening.mean)}
            </p>
          )}
          <p>{texts.caughtUpText}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.next} aria-label={texts.next}>
      <div className={styles.words}>
        <p className={styles.label}>
          <span>{texts.next}</span>
          {evening && <span>{texts.progress(evening.done, waiting)}</span>}
        </p>
        {row ? (
          <NextSubmission row={row} />
        ) : (
          <>
            <h2 className={styles.title}>{texts.noneHere}</h2>
            <p>{texts.noneHereText(waiting)}</p>
          </>
        )}
      </div>
      <Button
        variant="accent"
        size="lg"
        iconAfter="arrow-right"
        onClick={() => (row ? onGrade(row.id) : onShowWaiting())}
      >
        {row ? texts.nextButton : texts.showWaiting}
      </Button>
    </section>
  );
}

function NextSubmission({ row }: { row: QueueRow }) {
  const { updatedAt } = row.submission;
  return (
    <>
      <h2 className={styles.title}>{row.taskTitle || mentorTexts.unknownTask}</h2>
      <p>
        {row.menteeName || mentorTexts.unknownMentee}
        {updatedAt && (
          <>
            {' · '}
            {texts.waitsSince} <RelativeTime iso={updatedAt} />
          </>
        )}
      </p>
    </>
  );
}
