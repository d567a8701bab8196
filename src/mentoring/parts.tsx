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
import { type Column, RowsTable } from '../ui/list/RowsTable.tsx';
import { opensDialog } from '../ui/dialog/useDialogAddress.ts';
import { Notice } from '../ui/Notice.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { StatusTag } from '../tasks/StatusTag.tsx';
import { personTexts } from '../user/personTexts.ts';
import { PersonName } from '../ui/PersonName.tsx';

/** The rows of a page of a mentor's lists. */
export const PAGE_SIZE = 10;

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

/** Shows the grade, or how long ungraded work has waited. 0 % counts as not graded. */
export function GradeTag({ row }: { row: QueueRow }) {
  const grade = gradeWords(row);
  const { updatedAt, gradePercentage } = row.submission;
  if (row.graded) {
    return <StatusTag status={{ state: 'graded', grade: gradePercentage ?? 0 }}>{grade}</StatusTag>;
  }
  const waiting = { state: 'waiting' } as const;
  if (!isUngraded(row)) return <StatusTag status={waiting}>{texts.sentAgain(grade)}</StatusTag>;
  return (
    <StatusTag status={waiting}>
      <span className={updatedAt ? 'visually-hidden' : undefined}>{texts.waiting} </span>
      <span>
        {updatedAt && <RelativeTime iso={updatedAt} />}
        {grade !== '' && <span>{texts.soFar(grade)}</span>}
      </span>
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
    children: graded ? texts.reviewAgain : texts.review,
  } as const;
}

const workColumns: Column<QueueRow>[] = [
  {
    key: 'task',
    header: texts.task,
    place: 'title',
    cell: (row) => <span className="strong words">{taskOf(row)}</span>,
  },
  {
    key: 'grade',
    header: texts.grade,
    cell: (row) => (
      <span className="row gap-2 soft small">
        <GradeFacts row={row} />
      </span>
    ),
  },
  {
    key: 'action',
    header: texts.action,
    place: 'end',
    cell: (row) => (
      <ButtonLink
        {...toReview(row)}
        to={toGrading(row.id, { state: 'all', mentee: row.submission.mentee?.id ?? '' })}
        state={opensDialog}
      />
    ),
  },
];

/** Lists the submissions of one mentee. Each links to its review, above the list of them. */
export const WorkList = ({ rows }: { rows: readonly QueueRow[] }) => (
  <RowsTable
    label={texts.caption}
    columns={workColumns}
    rows={rows}
    rowKey={({ id }) => id}
    alwaysNarrow
    className={styles.work}
  />
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
    <span className={`line gap-2 strong ${styles.person}`}>
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
