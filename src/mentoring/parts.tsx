import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { RequestEntry } from '../api/query/query.ts';
import { storageIsSafe } from '../lib/storage.ts';
import { taskTitle } from '../lib/text.ts';
import styles from './mentor.module.css';
import type { QueueRow } from './submissions.ts';
import { mentorTexts, queueTexts as texts } from './texts.ts';
import { paths, toGrading, toMentee } from '../paths.ts';
import { useAppSelector } from '../tasks/state.ts';
import { AsyncView } from '../ui/AsyncView.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { opensDialog } from '../ui/dialog/useDialogAddress.ts';
import { Notice } from '../ui/Notice.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { StatusTag } from '../tasks/StatusTag.tsx';
import { personTexts } from '../user/personTexts.ts';
import { PersonName } from '../ui/PersonName.tsx';

/** Returns whether a row has no grade. Resubmitted work has its old grade. */
export const isUngraded = ({ review }: QueueRow): boolean => review === 'waiting';

/** Returns a name for display, never empty. */
export const taskOf = ({ submission: { task }, taskTitle: title }: QueueRow): string =>
  title || (task ? taskTitle(task) : mentorTexts.unknownTask);
export const menteeOf = ({ submission: { mentee }, menteeName }: QueueRow): string =>
  menteeName || (mentee ? personTexts.unnamed : mentorTexts.unknownMentee);

/** Formats the grade; '' without one. */
export const gradeWords = ({ submission: { gradePercentage } }: QueueRow): string =>
  gradePercentage === null ? '' : texts.percent(gradePercentage);

interface AgeTagProps {
  row: QueueRow;
  /** True to fit a row without columns. */
  isShort?: boolean;
}

/** Shows how long ungraded work has waited. */
export function AgeTag({ row, isShort = false }: AgeTagProps) {
  const { updatedAt } = row.submission;
  const grade = gradeWords(row);
  return (
    <StatusTag state="waiting">
      <span className={updatedAt ? 'visually-hidden' : undefined}>{texts.waiting} </span>
      <span>
        {updatedAt && <RelativeTime iso={updatedAt} asAge={isShort} />}
        {isShort && grade !== '' && <span>{texts.soFar(grade)}</span>}
      </span>
    </StatusTag>
  );
}

/** Shows the grade, or how long ungraded work has waited. 0 % counts as not graded. */
export function GradeTag({ row }: { row: QueueRow }) {
  if (isUngraded(row)) return <AgeTag row={row} isShort />;
  return (
    <StatusTag state={row.graded ? 'graded' : 'waiting'}>
      {row.graded ? gradeWords(row) : texts.sentAgain(gradeWords(row))}
    </StatusTag>
  );
}

/** Shows the time of the last change. */
export const ChangedAt = ({ row: { submission } }: { row: QueueRow }) =>
  submission.updatedAt ? (
    <RelativeTime iso={submission.updatedAt} />
  ) : (
    <span>{mentorTexts.unknown}</span>
  );

/** Shows the grade and its time, or how long ungraded work has waited. */
export const GradeFacts = ({ row }: { row: QueueRow }) => (
  <>
    <GradeTag row={row} />
    {!isUngraded(row) && row.submission.updatedAt && (
      <RelativeTime iso={row.submission.updatedAt} />
    )}
  </>
);

/** Returns the look and the label of the button or link to the review of a submission. */
export function toReview(row: QueueRow) {
  const { graded } = row;
  return {
    variant: graded ? 'quiet' : 'secondary',
    className: styles.action,
    'aria-label': texts.grading(graded, taskOf(row), menteeOf(row)),
    children: graded ? texts.doGradeAgain : texts.doGrade,
  } as const;
}

/** Lists the submissions of one mentee. Each links to its review, above the list of them. */
export const WorkList = ({ rows }: { rows: readonly QueueRow[] }) => (
  <ul role="list" className="divided">
    {rows.map((row) => (
      <li key={row.id} className={`row-between gap-2 ${styles.workItem}`}>
        <div className="stack gap-1">
          <p className="strong words">{taskOf(row)}</p>
          <p className="row gap-2 soft small">
            <GradeFacts row={row} />
          </p>
        </div>
        <ButtonLink
          {...toReview(row)}
          to={toGrading(row.id, { state: 'all', mentee: row.submission.mentee?.id ?? '' })}
          state={opensDialog}
        />
      </li>
    ))}
  </ul>
);

interface MenteeNameProps {
  /** Null if the mentee was deleted. */
  id: string | null;
  name: string;
  photoUrl: string | null;
}

/** Shows a mentee's photo and name, which links to their page. */
export function MenteeName({ id, name, photoUrl }: MenteeNameProps) {
  const words = <PersonName className="clamp-3">{name}</PersonName>;
  return (
    <span className={`line strong ${styles.person}`}>
      <Avatar name={name} photoUrl={photoUrl} size="sm" decorative />
      {id === null ? words : <Link to={toMentee(id)}>{words}</Link>}
    </span>
  );
}

/**
 * Links out of a review, to which Back does not return. The link opens a new tab if the browser
 * cannot store the input as a draft.
 */
export const DeskLink = (props: Omit<LinkProps, 'target' | 'replace'>) => (
  <Link {...props} replace target={storageIsSafe() ? undefined : '_blank'} />
);

/**
 * Shows the next step of a mentor without submissions: the mentees, or the profile if there are
 * none.
 */
export function FirstStep() {
  const hasMentees = useAppSelector(({ user }) => user.mentees.ids.length > 0);
  return hasMentees ? (
    <ButtonLink to={paths.mentees}>{mentorTexts.seeMentees}</ButtonLink>
  ) : (
    <ButtonLink to={paths.mentorProfile}>{mentorTexts.editProfile}</ButtonLink>
  );
}

/** Returns whether the API refuses a mentor's list, as it does to an admin. */
export const isForbidden = (request: RequestEntry | undefined): boolean =>
  request?.error?.status === 403;

/** Shows a mentor's lists. An admin gets an explanation instead, because a retry cannot help. */
export const MentorView = (props: ComponentProps<typeof AsyncView>) =>
  props.reads.some(({ request }) => isForbidden(request)) ? (
    <Notice
      tone="info"
      title={mentorTexts.forbidden}
      action={
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {mentorTexts.toDashboard}
        </ButtonLink>
      }
    >
      {mentorTexts.forbiddenText}
    </Notice>
  ) : (
    <AsyncView {...props} />
  );
