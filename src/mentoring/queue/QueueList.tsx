import { Avatar } from '../../ui/Avatar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { QueueRow } from '../submissions.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import { ChangedAt, GradeTag, isUngraded } from '../GradeTag.tsx';
import type { QueueExtras } from './queueColumns.tsx';
import styles from './QueueList.module.css';

interface QueueListProps extends QueueExtras {
  rows: readonly QueueRow[];
  /** The id of a row that has just changed. */
  changed: string | null;
}

/** The submissions without columns: each row is one target that opens the review. */
export function QueueList({ rows, changed, onGrade, photoOf, hasDraft }: QueueListProps) {
  return (
    <ul role="list" className={styles.rows} aria-label={texts.caption}>
      {rows.map((row) => {
        const { id, graded, submission, taskTitle } = row;
        const name = row.menteeName || mentorTexts.unknownMentee;
        const photoUrl = submission.mentee && photoOf(submission.mentee.id);
        return (
          <li key={id} data-changed={id === changed || undefined}>
            <button
              type="button"
              className={styles.row}
              data-grade={id}
              onClick={() => onGrade(id)}
            >
              <span className="visually-hidden">{graded ? texts.doGradeAgain : texts.doGrade}</span>
              <Avatar name={name} photoUrl={photoUrl} size="sm" decorative />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.facts}>
                  <GradeTag row={row} />
                  {hasDraft(id) && <Tag icon="pencil">{texts.draft}</Tag>}
                </span>{' '}
                <span className={styles.task}>{taskTitle || mentorTexts.unknownTask}</span>{' '}
                {!isUngraded(row) && (
                  <span className={styles.time}>
                    <ChangedAt row={row} />
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
