import { useId, type ReactNode } from 'react';
import { classes } from '../ui/hooks.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The section's fragment in addresses: `/#tracks`. */
  id?: string | undefined;
  heading: string;
  lead?: string | undefined;
  ground?: 'paper' | 'sunken';
  children: ReactNode;
}

/** Shows a full-width section of a public page. */
export function Section({ id, heading, lead, ground = 'paper', children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classes(styles.section, styles[ground])}
      aria-labelledby={headingId}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
