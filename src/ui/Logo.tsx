import { brand } from '../brand.ts';
import { classes } from './classes.ts';
import styles from './Logo.module.css';
import { markPaths } from './markPaths.ts';

interface LogoProps {
  /** `mark` shows the symbol alone; screen readers still read the name. */
  only?: 'mark' | undefined;
  /** For the dark background of the hero. */
  inverted?: boolean;
}

/** The word mark: a roof over a learner, which is also the first letter, and the name. */
export function Logo({ only, inverted = false }: LogoProps) {
  return (
    <span className={classes(styles.logo, inverted && styles.inverted)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.ground} width="32" height="32" rx="10" />
        <path className={styles.roof} d={markPaths.roof} />
        <path className={styles.head} d={markPaths.head} />
      </svg>
      <span className={only ? 'visually-hidden' : styles.word}>{brand.name}</span>
    </span>
  );
}
