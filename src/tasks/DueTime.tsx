import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconPaths.ts';
import { useNow } from '../ui/useNow.ts';
import { dueOf, dueSentence, type Due } from './due.ts';
import styles from './DueTime.module.css';

/** The sign of each urgency. */
export const dueIcons: Record<Due['urgency'], IconName> = {
  overdue: 'alert',
  today: 'clock',
  later: 'calendar',
};

interface DueTimeProps {
  deadline: string;
  /** In a row of many, without what an overdue task still allows. */
  short?: boolean;
}

/** A deadline by the reader's own clock. Its sign and words tell how urgent it is, not its colour alone. */
export function DueTime({ deadline, short = false }: DueTimeProps) {
  useNow();
  const due = dueOf(deadline);
  const { urgency } = due;
  return (
    <span className={styles.due} data-urgency={urgency}>
      {urgency !== 'later' && <Icon name={dueIcons[urgency]} />}
      <span>{short ? due.words : dueSentence(due)}</span>
    </span>
  );
}
