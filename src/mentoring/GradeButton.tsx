import { Button } from '../ui/Button.tsx';
import type { QueueRow } from './submissions.ts';
import { mentorTexts, queueTexts as texts } from './texts.ts';
import styles from './mentor.module.css';

interface GradeButtonProps {
  row: QueueRow;
  onGrade: (id: string) => void;
}

/** Opens the grading dialog of a submission. */
export function GradeButton({ row, onGrade }: GradeButtonProps) {
  const { id, graded, taskTitle, menteeName } = row;
  const task = taskTitle || mentorTexts.unknownTask;
  const mentee = menteeName || mentorTexts.unknownMentee;
  return (
    <Button
      variant={graded ? 'quiet' : 'secondary'}
      className={styles.action}
      data-grade={id}
      onClick={() => onGrade(id)}
    >
      {graded ? texts.doGradeAgain : texts.doGrade}
      <span className="visually-hidden">{texts.actionFor(task, mentee)}</span>
    </Button>
  );
}
