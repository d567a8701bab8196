import { Link } from 'react-router-dom';
import type { Column } from '../../ui/table/DataTable.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toMentee } from '../../paths.ts';
import type { QueueRow } from '../submissions.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import { GradeButton, AgeTag, ChangedAt, GradeTag, gradeWords, isUngraded } from '../GradeTag.tsx';
import styles from '../mentor.module.css';

export interface QueueExtras {
  onGrade: (id: string) => void;
  /** The address of a mentee's photo, where the list of mentees happens to be loaded. */
  photoOf: (menteeId: string) => string | null;
  /** Whether this device has a draft of the grade. */
  hasDraft: (id: string) => boolean;
}

/** The columns of the submissions' table. */
export const queueColumns = ({ onGrade, photoOf, hasDraft }: QueueExtras): Column<QueueRow>[] => [
  {
    key: 'mentee',
    header: texts.mentee,
    sortable: true,
    isTitle: true,
    cell: (row) => <Mentee row={row} photoOf={photoOf} />,
  },
  {
    key: 'task',
    header: texts.task,
    sortable: true,
    cell: ({ taskTitle }) => (
      <span className={styles.taskTitle}>{taskTitle || mentorTexts.unknownTask}</span>
    ),
  },
  {
    key: 'updated',
    header: texts.updated,
    sortable: true,
    cell: (row) => (isUngraded(row) ? <AgeTag row={row} /> : <ChangedAt row={row} />),
  },
  {
    key: 'grade',
    header: texts.grade,
    sortable: true,
    cell: (row) => (
      <span className={styles.tags}>
        {isUngraded(row) ? gradeWords(row) || texts.noGrade : <GradeTag row={row} />}
        {hasDraft(row.id) && <Tag icon="pencil">{texts.draft}</Tag>}
      </span>
    ),
  },
  {
    key: 'action',
    header: texts.action,
    align: 'end',
    cell: (row) => <GradeButton row={row} onGrade={onGrade} />,
  },
];

interface MenteeProps {
  row: QueueRow;
  photoOf: (menteeId: string) => string | null;
}

function Mentee({ row: { menteeName, submission }, photoOf }: MenteeProps) {
  const { mentee } = submission;
  const name = menteeName || mentorTexts.unknownMentee;
  return (
    <span className={styles.person}>
      <Avatar name={name} photoUrl={mentee && photoOf(mentee.id)} size="sm" decorative />
      {mentee ? (
        <Link to={toMentee(mentee.id)}>
          <span>{name}</span>
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </span>
  );
}
