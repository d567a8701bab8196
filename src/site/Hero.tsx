import type { ReactNode } from 'react';
import { classes } from '../ui/hooks.ts';
import styles from './Hero.module.css';

interface HeroProps {
  heading: string;
  lead: string;
  /** A line above the heading. */
  above?: ReactNode;
  /** A decorative picture beside the text; below it on a phone. */
  art?: ReactNode;
  /** What follows the lead. */
  children?: ReactNode;
}

/** The green top of a public page: its one h1 and what it is about. */
export function Hero({ heading, lead, above, art, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={classes(styles.inner, art !== undefined && styles.withArt)}>
        <div className={styles.words}>
          {above}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        {art}
      </div>
    </section>
  );
}
