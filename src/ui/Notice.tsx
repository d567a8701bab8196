import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  action?: ReactNode;
  /** True where a toast announces it: it is no alert of its own. */
  isToasted?: boolean;
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
};

/**
 * A banner in the page. Screen readers announce warnings and dangers at once, the rest politely.
 */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, isToasted = false } = props;
  const titleId = useId();
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      role={isToasted ? 'group' : urgent ? 'alert' : 'status'}
      aria-labelledby={isToasted ? titleId : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title && (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        )}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
