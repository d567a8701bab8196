import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** A decorative picture beside the text on wide screens. */
  art?: ReactNode;
}

/** The top of a public page: its one h1 and what it is about. */
export function PageIntro({ heading, lead, art }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {art && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </div>
    </div>
  );
}
