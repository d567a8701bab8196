import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A picture or an icon; decoration, so hide it from screen readers. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** One button or link: the next step. */
  action?: ReactNode;
  /** The heading's level: a page has one h1 and skips no level. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown where there is no data yet: why it is empty and what to do next. */
export function EmptyState({
  illustration,
  title,
  text,
  action,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
