import { brand } from '../brand.ts';
import { useSession } from '../auth/useSession.ts';
import { shortMoment } from '../lib/dates.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import { useBoxEntry } from '../user/box.ts';
import { previousVersion } from './previousVersion.ts';
import { statusWords } from './StatusTag.tsx';
import { isGraded } from './submission.ts';
import { Fact, WorkFacts } from './WorkFacts.tsx';

const texts = {
  title: 'Previous version',
  where: `${brand.name} keeps only the latest version. This one is saved on this device until you log out.`,
  changed: 'Last changed',
  feedback: 'Feedback',
  notGraded: 'Not graded',
} as const;

/**
 * Shows the version of a submission before the latest, with its feedback, if this device has seen
 * it.
 */
export function PreviousVersion({ submissionId }: { submissionId: string }) {
  const { userId } = useSession();
  const version = useBoxEntry(userId, previousVersion, submissionId);
  if (version === null) return null;
  const { gradePercentage, mentorComment, updatedAt } = version;
  return (
    <details>
      <summary className="fold small strong">{texts.title}</summary>
      <div className="sunken stack gap-3">
        <p className="soft small">{texts.where}</p>
        <WorkFacts work={version}>
          <Fact name={texts.feedback}>
            <p className="strong">
              {isGraded(version)
                ? statusWords({ state: 'graded', grade: gradePercentage ?? 0 })
                : texts.notGraded}
            </p>
            {mentorComment?.trim() && (
              <p dir="auto">
                <LinkedText text={mentorComment.trim()} />
              </p>
            )}
          </Fact>
          {updatedAt && <Fact name={texts.changed}>{shortMoment(Date.parse(updatedAt))}</Fact>}
        </WorkFacts>
      </div>
    </details>
  );
}
