import { Avatar } from '../../ui/Avatar.tsx';
import styles from './MentorLine.module.css';
import type { Reviewer } from './useReviewer.ts';

interface MentorLineProps {
  mentor: Pick<Reviewer, 'name' | 'photoUrl'>;
  /** Below the name: what the mentor has to do with it. */
  children: string;
}

/** A mentor's face and name. */
export function MentorLine({ mentor, children }: MentorLineProps) {
  return (
    <div className={styles.line}>
      <Avatar name={mentor.name} photoUrl={mentor.photoUrl} decorative />
      <p className={styles.words}>
        <strong className={styles.name}>{mentor.name}</strong>
        <span className={styles.soft}>{children}</span>
      </p>
    </div>
  );
}
