import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pickCompared } from '../work.ts';
import { type DraftKey, onDrafts } from '../../user/drafts.ts';
import { changeFinished } from '../../user/finished.ts';
import { untilFree, sendAll, type Stop } from './sendAll.ts';
import { gradeSubmission, submitTask, type Submission } from '../tasksSlice.ts';
import { useSession } from '../../auth/useSession.ts';
import { entriesOf, unfinishedOf, type Entry, type SendOutcome } from './sender.ts';
import { showWrite } from '../../api/query/shownWrites.ts';
import { usePersonStore } from '../state.ts';

export interface Receipt {
  entry: Entry;
  isNew: boolean;
  at: number;
}

/** The finished drafts of the user, and their sending. */
export function useOutbox() {
  const store = usePersonStore();
  const { userId } = useSession();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SendOutcome>>(new Map());
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [progress, setProgress] = useState<{ subject: string; at: number; of: number } | null>(
    null,
  );
  const [stop, setStop] = useState<Stop | null>(null);
  const stored = useSyncExternalStore(onDrafts, () =>
    JSON.stringify([entriesOf(userId), unfinishedOf(userId)]),
  );
  const [entries, unfinished] = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written two lines above
    () => JSON.parse(stored) as [Entry[], DraftKey[]],
    [stored],
  );
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (stop !== 'elsewhere') return undefined;
    const waiting = new AbortController();
    untilFree('outbox', waiting.signal).then(
      () => setStop(null),
      () => undefined,
    );
    return () => waiting.abort();
  }, [stop]);

  useEffect(() => {
    // The outbox shows how these calls end.
    const unregister = entries.map(({ kind, id }) =>
      showWrite((kind === 'grade' ? gradeSubmission : submitTask).keyOf(id)),
    );
    return () => unregister.forEach((remove) => remove());
  }, [entries]);

  const send = useCallback(
    async (chosen: readonly Entry[]) => {
      const { signal } = leaving.current;
      const subjects = chosen.map(({ subject }) => subject);
      setStop(null);
      setProgress({ subject: '', at: 1, of: subjects.length });
      const why = await sendAll(store, userId, subjects, {
        signal,
        onStart: (subject) =>
          setProgress({ subject, at: subjects.indexOf(subject) + 1, of: subjects.length }),
        onEnd: (subject, outcome) => {
          const { kind } = outcome;
          const entry = chosen.find((item) => item.subject === subject);
          if (entry && (kind === 'sent' || kind === 'there')) {
            const receipt = { entry, isNew: kind === 'sent', at: Date.now() };
            setReceipts((before) => [...before, receipt]);
          }
          setOutcomes((before) => new Map([...before, [subject, outcome]]));
        },
      }).finally(() => setProgress(null));
      setStop(why);
    },
    [store, userId],
  );

  /** Sends an entry over the version that it replaces, after the user has seen that version. */
  const sendAnyway = (entry: Entry, now: Submission) => {
    changeFinished(userId, entry.subject, entry.at, { seen: pickCompared(now) });
    void send([entry]);
  };

  return { entries, unfinished, outcomes, receipts, progress, stop, send, sendAnyway };
}
