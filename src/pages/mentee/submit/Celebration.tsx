import styles from './Celebration.module.css';

/** A check in a ring of rays and confetti: the work has arrived. Decoration. */
export function Celebration() {
  return (
    <svg className={styles.drawing} viewBox="-80 -80 160 160" aria-hidden="true">
      <circle r="53" pathLength="48" className={styles.rays} />
      <circle r="68" pathLength="36" className={styles.dots} />
      <circle r="74" pathLength="36" className={styles.far} />
      <circle r="38" className={styles.disc} />
      <path d="M-16 1-5 12 17-11" pathLength="1" className={styles.check} />
    </svg>
  );
}
