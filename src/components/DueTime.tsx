import { Icon } from './ui/icon/Icon.tsx';
import type { IconName } from './ui/icon/iconPaths.ts';
import { useNow } from './useNow.ts';
import { dueOf, type Due } from '../domain/time/due.ts';
import styles from './DueTime.module.css';

/** The sign of each urgency. */
export const dueIcons: Record<Due['urgency'], IconName> = {
  overdue: 'alert',
  today: 'clock',
  later: 'calendar',
};

/** A deadline by the reader's own clock. Its sign and words tell how urgent it is, not its colour alone. */
export function DueTime({ deadline }: { deadline: string }) {
  useNow();
  const { urgency, words } = dueOf(deadline);
  return (
    <span className={styles.due} data-urgency={urgency}>
      {urgency !== 'later' && <Icon name={dueIcons[urgency]} />}
      <span>{words}</span>
    </span>
  );
}
