import { useEffect, useRef, useState } from 'react';
import { protectStorage, usedStorage } from '../../lib/device.ts';
import { announce } from '../../ui/notices.ts';
import { savesData } from '../../lib/savesData.ts';
import { codeCost, deleteAreaCode, cacheAreaCode } from '../../lib/worker/areaCode.ts';
import type { CodeCost } from '../../lib/worker/messages.ts';
import type { ReadsEnd } from '../../api/query/readAll.ts';
import { removeOfflineTrack, planSave, markSavedOffline, saveTrackOffline } from './saveOffline.ts';
import { saveOfflineTexts as texts } from './texts.ts';
import { usePersonStore } from '../../tasks/state.ts';

const AREA = 'mentee';

export interface SaveOutcome extends ReadsEnd {
  isStopped: boolean;
  isStored: boolean;
  /** True if pages are missing that this browser could store. */
  lacksCode: boolean;
}

/** Saves a track for its dialog. Closing the dialog aborts it. */
export function useSaveOffline(trackId: string) {
  const store = usePersonStore();
  /** Null if this browser cannot store pages, undefined until it has loaded. */
  const [code, setCode] = useState<CodeCost | null>();
  /** In saved parts; null if nothing is in progress. */
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  /** In bytes; null if unknown. */
  const [room, setRoom] = useState<number | null>(null);
  /** Null before the request for persistent storage. */
  const [isProtected, setProtected] = useState<boolean | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    if (progress !== null) return undefined;
    let isOpen = true;
    const look = async () => {
      const [cost, used] = await Promise.all([codeCost(AREA), usedStorage()]);
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
    const { lists, courses } = planSave(store.getState(), trackId);
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
    // Do not wait, because some browsers show a prompt.
    void protectStorage().then(setProtected);
    const [end, hasCode] = await Promise.all([
      saveTrackOffline(store, trackId, onRead, signal),
      isWanted && cacheAreaCode(AREA, onFile, signal),
    ]);
    const isStored = await store.dispatch(markSavedOffline(trackId));
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
      const isLast = removeOfflineTrack(store, trackId);
      // Without data saving, the next visit downloads the code again.
      if (isLast && savesData()) void deleteAreaCode(AREA);
      announce({ kind: 'success', title: texts.removed, text: texts.removedText });
    },
  };
}
