import { commonTexts } from '../../texts/common.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is awaited, for screen readers. */
  label?: string;
  /** How many blocks. */
  count?: number;
  /**
   * `lines` for text, `cards` side by side, `rows` below each other; `tasks`, `people` and `work` have
   * the height of those lists' rows.
   */
  shape?: 'lines' | 'cards' | 'rows' | 'tasks' | 'people' | 'work' | 'video';
}

/** Grey shapes where content will be, so that nothing jumps when it comes. */
export function Skeleton({
  label = commonTexts.loading,
  count = 3,
  shape = 'rows',
}: SkeletonProps) {
  return (
    <div className={styles[shape]} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.block} aria-hidden="true" />
      ))}
    </div>
  );
}
