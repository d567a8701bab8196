import { useEffect, useMemo, useState } from 'react';
import { requestIn } from '../../api/query/query.ts';
import { useSession } from '../../auth/useSession.ts';
import { taskTitle } from '../../lib/text.ts';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';
import { isGraded } from '../../tasks/submission.ts';
import { changedAt, type Task, type TaskRecord, taskSelectors } from '../../tasks/tasksSlice.ts';
import { readVersions } from '../../tasks/versions.ts';
import { enroll } from '../../tracks/tracksSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './ComingBack.module.css';

const comingBackTexts = {
  label: 'Welcome back',
  submitted: (task: string) => `You last submitted “${task}”.`,
  graded: (task: string) => `Your last grade was for “${task}”.`,
  unknown: 'Your work and your grades are still here.',
  next: 'Your next small step is below.',
  calm: 'You do not have to start again.',
  close: 'OK',
} as const;

/** The latest submission or grade that this device knows, as a sentence. */
function lastWork(
  tasks: readonly Task[],
  records: Record<string, TaskRecord>,
  userId: string,
): string {
  const events = tasks.flatMap((task) => {
    const submission = records[task.id]?.submission ?? null;
    const words = submission && isGraded(submission) ? 'graded' : 'submitted';
    const sent = readVersions(userId, task.id).filter(({ isSent }) => isSent);
    return [
      ...sent.map(({ seenAt }) => ({ task, at: seenAt, words: 'submitted' as const })),
      ...(submission ? [{ task, at: changedAt(submission), words } as const] : []),
    ];
  });
  const [last] = events.sort((a, b) => b.at - a.at);
  return last ? comingBackTexts[last.words](taskTitle(last.task)) : comingBackTexts.unknown;
}

interface ComingBackProps {
  /** Another tab writes it when the user closes these lines there. */
  storageKey: string;
  onClose: () => void;
}

/** Three lines for a mentee who was away for a while. The next step is below them. */
export default function ComingBack({ storageKey, onClose }: ComingBackProps) {
  const { userId } = useSession();
  const tasks = useAppSelector(taskSelectors.selectAll);
  const store = usePersonStore();
  // Answers that arrive one by one must not change the line.
  const [records] = useState(() => store.getState().tasks.records);
  const last = useMemo(() => lastWork(tasks, records, userId), [tasks, records, userId]);
  const hasEnrolled = useAppSelector(
    (state) => requestIn(state, enroll.keyOf())?.status === 'success',
  );

  useEffect(() => {
    if (hasEnrolled) onClose();
    const onOtherTab = ({ key }: StorageEvent) => {
      if (key === storageKey) onClose();
    };
    window.addEventListener('storage', onOtherTab);
    return () => window.removeEventListener('storage', onOtherTab);
  }, [hasEnrolled, storageKey, onClose]);

  if (hasEnrolled) return null;
  return (
    <Card as="section" aria-label={comingBackTexts.label} className="row">
      <div className={`stack gap-1 ${styles.lines}`}>
        <p className={`clamp-2 breaks ${styles.last}`}>{last}</p>
        <p>{comingBackTexts.next}</p>
        <p>{comingBackTexts.calm}</p>
      </div>
      <Button variant="secondary" onClick={onClose}>
        {comingBackTexts.close}
      </Button>
    </Card>
  );
}
