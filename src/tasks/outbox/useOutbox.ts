import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showWrite } from '../../api/query/shownWrites.ts';
import { useSession } from '../../auth/useSession.ts';
import { box } from '../../user/box.ts';
import {
  draftsOf,
  type StoredDraft,
  type UnreadableDraft,
  unreadableDrafts,
} from '../../user/drafts.ts';
import { usePersonStore } from '../state.ts';
import { type Sendable, type SendOutcome, writeKeyOf } from './send.ts';
import { sendAll, type Stop } from './sendAll.ts';

export type ReadyDraft = StoredDraft & Sendable;

const isReady = (draft: StoredDraft): draft is ReadyDraft =>
  draft.status === 'ready' && (draft.kind === 'submission' || draft.kind === 'grade');

/** Names an entry in lists. */
export const entryKey = ({ kind, id }: Pick<StoredDraft, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Reads what the user has written and not sent, and sends what is ready. */
export function useOutbox() {
  const store = usePersonStore();
  const { userId } = useSession();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SendOutcome>>(new Map());
  const [progress, setProgress] = useState<{ key: string; at: number; of: number } | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const stored = useSyncExternalStore(box.subscribe, () =>
    JSON.stringify([draftsOf(userId), unreadableDrafts(userId)]),
  );
  const [drafts, unreadable] = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written some lines above
    () => JSON.parse(stored) as [StoredDraft[], UnreadableDraft[]],
    [stored],
  );
  const ready = useMemo(() => drafts.filter(isReady), [drafts]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    // The outbox shows how these calls end.
    const unregister = ready.map((entry) => showWrite(writeKeyOf(entry)));
    return () => unregister.forEach((remove) => remove());
  }, [ready]);

  const send = async (chosen: readonly ReadyDraft[]) => {
    setStop(null);
    setOutcomes(new Map());
    setProgress({ key: '', at: 1, of: chosen.length });
    const why = await sendAll(store, userId, chosen, {
      signal: leaving.current.signal,
      onStart: (entry) =>
        setProgress({ key: entryKey(entry), at: chosen.indexOf(entry) + 1, of: chosen.length }),
      onEnd: (entry, outcome) =>
        setOutcomes((before) => new Map([...before, [entryKey(entry), outcome]])),
    }).finally(() => setProgress(null));
    setStop(why);
  };

  return {
    ready,
    drafts: drafts.filter((draft) => !isReady(draft)),
    unreadable,
    outcomes,
    progress,
    stop,
    send,
  };
}
