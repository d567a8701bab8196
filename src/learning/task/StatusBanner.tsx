import type { ReactNode } from 'react';
import type { Task } from '../../api/schemas.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconPaths.ts';
import { useNow } from '../../ui/useNow.ts';
import { bandOf } from '../../lib/gradeBands.ts';
import { distance } from '../../lib/dates.ts';
import { dueOf, dueSentence } from '../../tasks/due.ts';
import { gradeBandTexts } from '../../lib/gradeBandTexts.ts';
import { taskTexts as texts } from './texts.ts';
import { dueIcons } from '../../tasks/DueTime.tsx';
import styles from './StatusBanner.module.css';
import type { CheckedStatus } from './useCheckedStatus.ts';

interface StatusBannerProps {
  task: Task;
  status: CheckedStatus;
  /** What else can be done besides the page's one action. */
  children: ReactNode;
}

interface Look {
  tone: 'neutral' | 'overdue' | 'today' | 'later' | 'graded';
  icon: IconName;
  words: string;
  /** What the grade means, and the first line of what a mentor wrote. */
  comment?: string;
}

/** The first line of a text that has one. */
const firstLine = (text: string | null | undefined): string =>
  text?.trim().split('\n')[0]?.trim() ?? '';

function lookOf({ deadline }: Task, { kind, isChecking, submission }: CheckedStatus): Look {
  if (kind === 'unknown') {
    return isChecking
      ? { tone: 'neutral', icon: 'search', words: texts.checking }
      : { tone: 'neutral', icon: 'info', words: texts.notChecked };
  }
  if (kind === 'graded') {
    const comment = firstLine(submission?.mentorComment);
    const grade = submission?.gradePercentage ?? 0;
    const band = gradeBandTexts.words[bandOf(grade)];
    return {
      tone: 'graded',
      icon: 'award',
      words: texts.graded(grade),
      comment: comment ? `${band}: ${comment}` : band,
    };
  }
  if (kind === 'sent') {
    const sentAt = submission?.updatedAt;
    // The service's clock may be ahead of this one.
    const ago = sentAt ? distance(sentAt, Math.max(Date.now(), Date.parse(sentAt) + 1)) : '';
    const words = isChecking ? texts.sent(ago) : texts.waiting(ago);
    return { tone: 'neutral', icon: 'clock', words };
  }
  if (deadline === null) return { tone: 'later', icon: 'pencil', words: texts.noDeadline };
  const due = dueOf(deadline);
  return { tone: due.urgency, icon: dueIcons[due.urgency], words: dueSentence(due) };
}

/** The status of a task, in one sentence under its title. */
export function StatusBanner({ task, status, children }: StatusBannerProps) {
  useNow();
  const { tone, icon, words, comment } = lookOf(task, status);
  return (
    <div className={styles.banner} data-tone={tone}>
      <Icon name={icon} size="lg" />
      <div className={styles.body}>
        <p role="status" className={styles.words}>
          <strong>{words}</strong>
          {comment && ` ${comment}`}
        </p>
        {children}
      </div>
    </div>
  );
}
