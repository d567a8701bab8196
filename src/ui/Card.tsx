import type { HTMLAttributes } from 'react';
import { classes } from './hooks.ts';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'aside' | 'figure';
  /** `none` leaves the padding to the content (tables, pictures to the edge). */
  padding?: 'none' | 'md' | 'lg';
  /**
   * Lifts the card under the pointer. The card itself is not a control, so give it a link or a
   * button.
   */
  interactive?: boolean;
}

export function Card({
  as: Element = 'div',
  padding = 'md',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classes(
        styles.card,
        styles[padding],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}
