import type { ReactNode } from 'react';
import { classes } from '../ui/hooks.ts';
import styles from './Hero.module.css';

interface HeroProps {
  heading: string;
  lead: string;
  above?: ReactNode;
  /** A decorative picture next to the text, or below it on a phone. */
  art?: ReactNode;
  children?: ReactNode;
}

/** Shows the green top of a public page, with its only h1. */
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
