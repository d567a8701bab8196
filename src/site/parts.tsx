import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Text in a column of a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

interface ProsePartProps {
  /** The section's fragment in addresses. */
  id?: string | undefined;
  heading: string;
  paragraphs: readonly string[];
}

/** One section: a heading and its paragraphs. */
export function ProsePart({ id, heading, paragraphs }: ProsePartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
