import { Link } from 'react-router-dom';
import type { Column } from '../../components/table/DataTable.tsx';
import { Avatar } from '../../components/ui/Avatar.tsx';
import { When } from '../../components/When.tsx';
import { toMentee } from '../../config/paths.ts';
import type { QueueRow } from '../../slices/mentorQueue.ts';
import { mentorTexts, queueTexts as texts } from '../../texts/mentor.ts';
import { GradeButton } from './GradeButton.tsx';
import { GradeTag } from './GradeTag.tsx';
import styles from './mentor.module.css';

/** The columns of the submissions' table (specification, section 2). */
export const queueColumns = (onGrade: (id: string) => void): Column<QueueRow>[] => [
  {
    key: 'mentee',
    header: texts.mentee,
    sortable: true,
    place: 'title',
    cell: (row) => <Mentee row={row} />,
  },
  {
    key: 'task',
    header: texts.task,
    sortable: true,
    cell: ({ taskTitle }) => taskTitle || mentorTexts.unknownTask,
  },
  {
    key: 'updated',
    header: texts.updated,
    sortable: true,
    cell: ({ submission: { updatedAt } }) =>
      updatedAt ? <When iso={updatedAt} /> : mentorTexts.unknownTime,
  },
  {
    key: 'grade',
    header: texts.grade,
    sortable: true,
    cell: (row) => <GradeTag row={row} />,
  },
  {
    key: 'action',
    header: texts.action,
    place: 'action',
    align: 'end',
    cell: (row) => <GradeButton row={row} onGrade={onGrade} />,
  },
];

function Mentee({ row: { menteeName, submission } }: { row: QueueRow }) {
  const { mentee } = submission;
  const name = menteeName || mentorTexts.unknownMentee;
  return (
    <span className={styles.person}>
      <Avatar name={name} size="sm" decorative />
      {mentee ? <Link to={toMentee(mentee.id)}>{name}</Link> : name}
    </span>
  );
}
