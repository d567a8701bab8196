import { Tag } from '../../components/ui/Tag.tsx';
import type { QueueRow } from '../../slices/mentorQueue.ts';
import { queueTexts as texts } from '../../texts/mentor.ts';

/** The grade in words and colour, or that it is still to come. */
export function GradeTag({ row: { graded, submission } }: { row: QueueRow }) {
  return graded && submission.gradePercentage !== null ? (
    <Tag tone="success" icon="check">
      {texts.percent(submission.gradePercentage)}
    </Tag>
  ) : (
    <Tag tone="accent" icon="clock">
      {texts.waiting}
    </Tag>
  );
}
