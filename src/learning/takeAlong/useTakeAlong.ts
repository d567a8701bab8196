import { useEffect, useRef, useState } from 'react';
import { protectStorage, usedRoom } from '../../lib/device.ts';
import { announce } from '../../ui/notices.ts';
import { savesData } from '../../lib/savesData.ts';
import { codeCost, dropCode, takeCode } from '../../lib/worker/areaCode.ts';
import type { CodeCost } from '../../lib/worker/messages.ts';
import type { ReadsEnd } from '../../api/query/readAll.ts';
import { leaveBehind, planOf, storeTaken, takeAlong } from './takeAlong.ts';
import { takeAlongTexts as texts } from './texts.ts';
import { usePersonStore } from '../../tasks/state.ts';

const AREA = 'mentee';

/** How taking a track along ended. */
export interface Outcome extends ReadsEnd {
  isStopped: boolean;
  /** False where the device does not store what has come. */
  isStored: boolean;
  /** True where pages are missing that this browser could store. */
  lacksCode: boolean;
}

interface TakeAlong {
  /** What the pages cost; null: this browser cannot store them; undefined: not known yet. */
  code: CodeCost | null | undefined;
  /** How many parts have come; null: nothing is under way. */
  progress: { done: number; total: number } | null;
  outcome: Outcome | null;
  /** The room that the site takes, in bytes; null: not known. */
  room: number | null;
  /** Whether the browser has promised not to clear what is stored; null: not asked yet. */
  isProtected: boolean | null;
  start: () => void;
  stop: () => void;
  remove: () => void;
}

/** Takes a track along for the dialog that shows it; closing the dialog stops it. */
export function useTakeAlong(trackId: string): TakeAlong {
  const store = usePersonStore();
  const [code, setCode] = useState<CodeCost | null>();
  const [progress, setProgress] = useState<TakeAlong['progress']>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [room, setRoom] = useState<number | null>(null);
  const [isProtected, setProtected] = useState<boolean | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    if (progress !== null) return undefined;
    let isOpen = true;
    const look = async () => {
      const [cost, used] = await Promise.all([codeCost(AREA), usedRoom()]);
      if (!isOpen) return;
      setCode(cost);
      setRoom(used);
    };
    void look();
    return () => {
      isOpen = false;
    };
  }, [progress]);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const stopping = new AbortController();
    const { signal } = stopping;
    running.current = stopping;
    const { lists, courses } = planOf(store.getState(), trackId);
    const reads = lists.length + courses.length;
    let answered = 0;
    let files = { done: 0, total: code?.files ? code.files : 0 };
    const show = () => {
      const total = reads + files.total;
      setProgress({ done: Math.min(answered + files.done, total), total });
    };
    setOutcome(null);
    show();
    const onRead = () => {
      answered += 1;
      show();
    };
    const onFile = (step: { done: number; total: number }) => {
      files = step;
      show();
    };
    const isWanted = code !== null && code !== undefined;
    // Some browsers ask the user: nothing waits for the reply.
    void protectStorage().then(setProtected);
    const [end, hasCode] = await Promise.all([
      takeAlong(store, trackId, onRead, signal),
      isWanted && takeCode(AREA, onFile, signal),
    ]);
    const isStored = await store.dispatch(storeTaken(trackId));
    setOutcome({ ...end, isStopped: signal.aborted, isStored, lacksCode: isWanted && !hasCode });
    setProgress(null);
  };

  return {
    code,
    progress,
    outcome,
    room,
    isProtected,
    start: () => void start(),
    stop: () => running.current?.abort(),
    remove: () => {
      const isLast = leaveBehind(store, trackId);
      // Others get the code with every visit: deleted, it would only be loaded once more.
      if (isLast && savesData()) void dropCode(AREA);
      announce({ kind: 'success', title: texts.removed, text: texts.removedText });
    },
  };
}
