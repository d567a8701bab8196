import { brand } from '../brand.ts';
import styles from './Logo.module.css';

/** The product's sign on a grid of 32: a roof over a learner. */
export const markPaths = {
  roof: 'M7.5 23.5 16 8.5l8.5 15',
  head: 'M16 18.5a3 3 0 0 1 0 6a3 3 0 0 1 0-6z',
} as const;

interface LogoProps {
  /** `mark` shows only the symbol. Screen readers still read the name. */
  only?: 'mark' | undefined;
}

/** Shows the word mark: a roof over a learner, which is also the first letter, and the name. */
export function Logo({ only }: LogoProps) {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect fill="var(--brand)" width="32" height="32" rx="10" />
        <path className={styles.roof} d={markPaths.roof} />
        <path fill="var(--accent)" d={markPaths.head} />
      </svg>
      <span className={only ? 'visually-hidden' : styles.word}>{brand.name}</span>
    </span>
  );
}
