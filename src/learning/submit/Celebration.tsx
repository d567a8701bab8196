import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Celebration.module.css';

/** A face in a ring of rays and confetti, with a check: the work has arrived. Decoration. */
export function Celebration({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box} aria-hidden="true">
      <svg className={styles.drawing} viewBox="-80 -80 160 160">
        <circle r="57" pathLength="48" className={styles.rays} />
        <circle r="69" pathLength="36" className={styles.dots} />
        <circle r="75" pathLength="36" className={styles.far} />
      </svg>
      {children}
      <span className={styles.check}>
        <Icon name="check" />
      </span>
    </div>
  );
}
