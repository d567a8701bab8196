import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { clockTime } from '../../lib/clock.ts';
import type { Evening } from '../submissions.ts';
import { queueTexts as texts } from '../texts.ts';
import styles from '../mentor.module.css';

interface CaughtUpProps {
  evening: Evening | null;
  /** Shows the graded submissions; null if they are on the screen. */
  onShowAll: (() => void) | null;
}

/** Says that every submission has its grade, and what was graded in the last hours. */
export function CaughtUp({ evening, onShowAll }: CaughtUpProps) {
  return (
    <Card as="section" className={styles.done} aria-labelledby="caught-up">
      <h2 id="caught-up">{texts.caughtUp}</h2>
      {evening && (
        <p>
          {texts.evening(evening.done, evening.mentees, clockTime(evening.since), evening.mean)}
        </p>
      )}
      <p>{texts.caughtUpText}</p>
      {onShowAll && (
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      )}
    </Card>
  );
}
