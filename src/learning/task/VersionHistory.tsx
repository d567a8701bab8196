import { useEffect, useMemo, useState } from 'react';
import type { Task } from '../../tasks/tasksSlice.ts';
import { useSession } from '../../auth/useSession.ts';
import { OwnLink } from '../feedback/MentorLine.tsx';
import styles from './TaskPage.module.css';
import { feedbackTexts } from './texts.ts';
import { stamp } from '../../lib/dates.ts';
import { hasEarlier, type VersionWithFeedback, groupVersions } from '../../tasks/sendings.ts';
import { useAppSelector } from '../../tasks/state.ts';
import {
  readVersions,
  type SeenVersion,
  persistVersions,
  versionsOf,
  withVersion,
} from '../../tasks/versions.ts';
import { workFields } from '../../tasks/work.ts';

const sentBeforeTexts = {
  title: (count: number) => (count === 1 ? 'Earlier feedback' : `All versions (${count})`),
  where: 'Your account keeps only the latest version. Logging out deletes the earlier ones.',
  list: 'Your versions, latest first',
  sent: (moment: string) => `Submitted at ${moment}`,
  earlier: 'Submitted earlier',
  nothing: 'No feedback on this version.',
  graded: (percentage: number) => `Graded ${percentage}%`,
  comment: 'Comment',
} as const;

/** Also stores the latest version, because the snapshot may be deleted. */
function useVersions(taskId: string): readonly SeenVersion[] {
  const { userId } = useSession();
  const record = useAppSelector(({ tasks }) => tasks.records[taskId]);
  const versions = useMemo(
    () => versionsOf(record).reduce(withVersion, readVersions(userId, taskId)),
    [userId, taskId, record],
  );
  useEffect(() => void persistVersions(userId, taskId, versions), [userId, taskId, versions]);
  return versions;
}

/** All versions of the work on a task that this device has loaded. The API has only the latest. */
export function VersionHistory({ task }: { task: Task }) {
  const sendings = groupVersions(useVersions(task.id));
  const [now] = useState(Date.now);
  if (!hasEarlier(sendings)) return null;
  return (
    <details>
      <summary className="fold strong">{sentBeforeTexts.title(sendings.length)}</summary>
      <p className="soft small">{sentBeforeTexts.where}</p>
      <ol
        role="list"
        className={`stack gap-5 ${styles.sendings}`}
        aria-label={sentBeforeTexts.list}
      >
        {sendings.map((sending) => (
          // Several versions may have the same time.
          <li key={JSON.stringify({ ...sending, replies: [] })} className="stack gap-2 breaks">
            <h2 className="medium">
              {sending.at === null
                ? sentBeforeTexts.earlier
                : sentBeforeTexts.sent(stamp(sending.at, now))}
            </h2>
            <Words sending={sending} now={now} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Words({ sending, now }: { sending: VersionWithFeedback; now: number }) {
  const { replies } = sending;
  return (
    <>
      {workFields.map(({ name, kind }) =>
        kind === 'link' ? (
          <p key={name}>
            <OwnLink address={sending[name]} />
          </p>
        ) : (
          <p key={name} className="words">
            {sending[name].trim() || feedbackTexts.noOwnComment}
          </p>
        ),
      )}
      {replies.length === 0 && <p className="soft small">{sentBeforeTexts.nothing}</p>}
      {replies.map(({ grade, comment, at }) => (
        <div key={`${at} ${grade} ${comment}`} className="sunken">
          <p>
            <strong>
              {grade === null ? sentBeforeTexts.comment : sentBeforeTexts.graded(grade)}
            </strong>{' '}
            <span className="soft small">{stamp(at, now)}</span>
          </p>
          {comment && <blockquote className="bare words">{comment}</blockquote>}
        </div>
      ))}
    </>
  );
}
