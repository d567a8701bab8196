import type { ReactNode } from 'react';
import { classes } from './hooks.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tag.module.css';

interface TagProps {
  tone?: 'brand' | 'accent' | 'warm' | 'success' | 'neutral' | 'waiting' | 'graded';
  icon?: IconName | undefined;
  children: ReactNode;
}

/** Shows a short label on a soft background. The text carries the meaning, not the colour. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {icon && <Icon name={icon} size="sm" />}
      <span>{children}</span>
    </span>
  );
}
