import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../auth/useSession.ts';
import { ageOf, MINUTE } from '../../lib/dates.ts';
import { grouped } from '../../lib/pluralTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import {
  type Batch,
  type BatchKind,
  batchKinds,
  type BatchView,
  chooseBatch,
  finishedGrades,
  onBatch,
  persistBatch,
  readBatch,
  selectOpen,
  timePerGrade,
  viewBatch,
} from '../batch.ts';
import { type QueueRow, selectQueue } from '../submissions.ts';
import styles from './Queue.module.css';

export const batchTexts = {
  group: 'Review a batch',
  or: 'Or',
  kinds: { five: 'Five', task: 'One task', minutes: 'Twenty minutes' },
  count: (done: number, of: number) => `${grouped(done)} of ${grouped(of)} done`,
  next: 'Continue',
  leave: 'Leave the batch',
  over: 'Done for tonight',
  left: (count: number, age: string) =>
    age === '' ? `${grouped(count)} left.` : `${grouped(count)} left, the oldest ${age}.`,
  show: 'Show tasks to grade',
} as const;

/** The user's batch, and what is to grade without the outbox. */
export function useBatch() {
  const { userId } = useSession();
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  const stored = useSyncExternalStore(onBatch, () =>
    JSON.stringify([readBatch(userId), finishedGrades(userId)]),
  );
  const { batch, open } = useMemo(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const [given, grades] = JSON.parse(stored) as [Batch | null, [string, number][]];
    const finished = new Map(grades);
    return {
      batch: given && viewBatch(given, queue, finished, now),
      open: selectOpen(queue, finished),
    };
  }, [stored, queue, now]);

  /** Stores a new batch, and returns its first submission. */
  const start = (kind: BatchKind): string | null => {
    const ids = chooseBatch(kind, open, timePerGrade(queue));
    persistBatch(userId, { ids, done: [], startedAt: Date.now() });
    return ids[0] ?? null;
  };
  const leave = () => persistBatch(userId, null);
  /** Another tab may have left the batch or finished other work. */
  const finish = (id: string) => {
    const latest = readBatch(userId);
    if (latest?.ids.includes(id)) persistBatch(userId, { ...latest, done: [...latest.done, id] });
  };
  return { batch, open, start, leave, finish };
}

interface BatchBarProps {
  /** Null offers to start one. */
  batch: BatchView | null;
  onStart: (kind: BatchKind) => void;
  onLeave: () => void;
}

/** Starts a batch, or counts it. */
export const BatchBar = ({ batch, onStart, onLeave }: BatchBarProps) =>
  batch ? (
    <div className={`row ${styles.batch}`}>
      <p className="strong numbers" role="status">
        {batchTexts.count(batch.ids.length - batch.open.length, batch.ids.length)}
      </p>
      <Button variant="quiet" onClick={onLeave}>
        {batchTexts.leave}
      </Button>
    </div>
  ) : (
    <div className={`row ${styles.batch}`} role="group" aria-label={batchTexts.group}>
      <span className="soft small">{batchTexts.or}</span>
      {batchKinds.map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          onClick={({ detail }) => {
            // The second click of a double click on “Leave the batch” starts none.
            if (detail < 2) onStart(kind);
          }}
        >
          {batchTexts.kinds[kind]}
        </Button>
      ))}
    </div>
  );

/** The text about the work that a batch leaves, or ''. */
export function leftAfter([oldest, ...others]: readonly QueueRow[]): string {
  if (!oldest) return '';
  const { updatedAt } = oldest.submission;
  const hasAge = updatedAt !== null && Date.now() - Date.parse(updatedAt) >= MINUTE;
  return batchTexts.left(others.length + 1, hasAge ? ageOf(updatedAt) : '');
}
