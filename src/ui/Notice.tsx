import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { classes } from './hooks.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `danger` is a failure, `warning` asks to wait or to check, `plain` is what nobody can mend. */
  tone?: 'plain' | 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** True if a toast announces it, so that it is not an alert itself. */
  isToasted?: boolean;
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  plain: 'info',
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
};

/** Shows a banner in the page. Screen readers announce it at once, except for news and successes. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, isToasted = false } = props;
  const titleId = useId();
  const urgent = tone !== 'info' && tone !== 'success';
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

interface EmptyStateProps {
  icon?: IconName | undefined;
  /** A picture in place of the icon. It is decoration, so hide it from screen readers. */
  picture?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** The heading's level, because a page has one h1 and skips no level. */
  headingLevel?: 1 | 2 | 3;
}

/** Explains why there is no data yet, and offers the next step. */
export function EmptyState({
  icon,
  picture,
  title,
  text,
  action,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.emptyStateIcon}>
          <Icon name={icon} size="sm" />
        </span>
      )}
      {picture}
      <Heading className={styles.emptyStateTitle}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.emptyStateAction}>{action}</div>}
    </div>
  );
}
