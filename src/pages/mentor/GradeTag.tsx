import { Tag } from '../../components/ui/Tag.tsx';
import type { QueueRow } from '../../store/selectors/mentorQueue.ts';
import { queueTexts as texts } from '../../texts/mentor.ts';

/** The grade, or that it is pending: 0 % counts as not graded. */
export function GradeTag({ row: { graded, sentAgain, submission } }: { row: QueueRow }) {
  const { gradePercentage } = submission;
  const percent = gradePercentage === null ? '' : texts.percent(gradePercentage);
  if (graded) {
    return (
      <Tag tone="success" icon="check">
        {percent}
      </Tag>
    );
  }
  if (sentAgain) {
    return (
      <Tag tone="accent" icon="upload">
        {texts.sentAgain(percent)}
      </Tag>
    );
  }
  return (
    <Tag tone="accent" icon="clock">
      {percent === '' ? texts.waiting : texts.waitingWith(percent)}
    </Tag>
  );
}
