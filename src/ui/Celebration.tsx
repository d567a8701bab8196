import type { ReactNode } from 'react';
import styles from './Celebration.module.css';
import { Icon } from './Icon.tsx';

/** Decorates a success: a photo or an icon in a ring of confetti, with a check. */
export function Celebration({ children }: { children: ReactNode }) {
  return (
    <div className={`center fixed ${styles.box}`} aria-hidden="true">
      <svg className={styles.drawing} viewBox="-80 -80 160 160">
        <circle r="57" pathLength="48" className={styles.rays} />
        <circle r="69" pathLength="36" className={styles.dots} />
        <circle r="75" pathLength="36" className={styles.far} />
      </svg>
      {children}
      <span className={`center ${styles.check}`}>
        <Icon name="check" />
      </span>
    </div>
  );
}
