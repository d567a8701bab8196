import { Tag } from '../../components/ui/Tag.tsx';
import type { QueueRow } from '../../slices/mentorQueue.ts';
import { queueTexts as texts } from '../../texts/mentor.ts';

/** The grade in words and colour, or that it is still to come: 0 % is not graded. */
export function GradeTag({ row: { graded, submission } }: { row: QueueRow }) {
  const { gradePercentage } = submission;
  return graded && gradePercentage !== null ? (
    <Tag tone="success" icon="check">
      {texts.percent(gradePercentage)}
    </Tag>
  ) : (
    <Tag tone="accent" icon="clock">
      {gradePercentage === 0 ? texts.waitingWith(texts.percent(0)) : texts.waiting}
    </Tag>
  );
}
