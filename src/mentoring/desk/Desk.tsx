import { readId } from '../../paths.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasNewResponse, type RequestEntry } from '../../api/query/query.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { GRADES_TO_PAUSE, PauseDialog, WhatIsLeft } from './Pause.tsx';
import {
  isQueueKnown,
  recentGrading,
  rowsToGrade,
  nextWaiting,
  type QueueRow,
  selectQueue,
  selectQueueCounts,
} from '../submissions.ts';
import { reviewTexts as texts, queueTexts } from '../texts.ts';
import { useSession } from '../../auth/useSession.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useDialogAddress } from '../../ui/dialog/useDialogAddress.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useNow } from '../../ui/RelativeTime.tsx';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';

/**
 * Restores the focus after the dialog has closed, which the dialog cannot do itself if a graded row
 * has moved.
 */
function useAfterDialog(id: string | null, onClosed: () => void): void {
  const last = useRef(id);
  useEffect(() => {
    const closed = id === null ? last.current : null;
    last.current = id;
    if (closed === null) return;
    onClosed();
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-grade]')];
    const opener = buttons.find((button) => button.dataset.grade === closed);
    (opener ?? buttons[0])?.focus({ preventScroll: true });
  }, [id, onClosed]);
}

const PARAMETER = 'grade';

/** Reads the id from the address bar, because the rendered id lags behind quick key presses. */
const addressedId = (): string =>
  readId(new URLSearchParams(window.location.search).get(PARAMETER) ?? '');

/** Returns the review in the address. Its `id` is null while no review is open. */
export function useReviewAddress() {
  const { value, ...address } = useDialogAddress(PARAMETER);
  return { id: readId(value ?? '') || null, ...address };
}

export function useRecentGrading() {
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  return useMemo(() => recentGrading(queue, now), [queue, now]);
}

interface DeskProps {
  /** The rows in display order, which "next" and "previous" follow. */
  rows: readonly QueueRow[];
  /** The read of all submissions. */
  request: RequestEntry | undefined;
  /** Called when the dialog has closed and its draft is stored. */
  onClosed: () => void;
}

/**
 * Shows the dialog of the submission in the address. After some grades it asks whether the mentor
 * wants to stop, and then says what is left.
 */
export function Desk({ rows, request, onClosed }: DeskProps) {
  const { id, change, close } = useReviewAddress();
  const { userId } = useSession();
  const store = usePersonStore();
  const queue = useAppSelector(selectQueue);
  const { waiting } = useAppSelector(selectQueueCounts);
  const isKnown = useAppSelector(isQueueKnown);
  const recent = useRecentGrading();
  const row = (id !== null && (find(rows, id) ?? find(queue, id))) || null;
  /** The question whether to stop, and the submission that opens with it. */
  const [pause, setPause] = useState<{ done: number; next: string } | null>(null);
  const [hasStopped, setHasStopped] = useState(false);
  useAfterDialog(id, onClosed);
  const [shownId, setShownId] = useState(id);
  if (id !== shownId) {
    setShownId(id);
    if (id === null) setPause(null);
    else setHasStopped(false);
  }

  if (id === null) return hasStopped ? <WhatIsLeft /> : null;
  if (row === null) {
    const hasFailed = request?.status === 'failure';
    // A list from an earlier visit may lack the submission.
    if (!hasFailed && !hasNewResponse(request)) return null;
    return (
      <Dialog size="sm" title={texts.gone} onClose={close}>
        <p>{hasFailed ? notLoadedTexts.newer : texts.goneText}</p>
      </Dialog>
    );
  }
  const rowIndex = rows.findIndex((other) => other.id === id);
  const step = (by: 1 | -1) => {
    // If the submission is outside the list, "next" opens the first row.
    if (!rows[rowIndex + by]) return null;
    return () => {
      const to = rows[rows.findIndex((other) => other.id === addressedId()) + by];
      if (to) change(to.id);
    };
  };
  const onGraded = (andNext: boolean) => {
    const next = nextWaiting(rows, id, rowsToGrade(rows, userId));
    const before = recent?.done ?? 0;
    const done = recentGrading(selectQueue(store.getState()), Date.now())?.done ?? 0;
    // A corrected grade does not count again.
    const asks = next !== null && done > before && done % GRADES_TO_PAUSE === 0;
    if (asks) setPause({ done, next: next.id });
    if (next && (andNext || asks)) change(next.id);
    else close();
  };

  return (
    <>
      <DeskDialog
        row={row}
        place={{ at: rowIndex + 1, of: rows.length }}
        progress={
          recent && (waiting > 0 || isKnown) ? queueTexts.progress(recent.done, waiting) : null
        }
        isFirst={recent === null}
        onGraded={onGraded}
        onStep={{ previous: step(-1), next: step(1) }}
        onClose={close}
      />
      {pause?.next === id && (
        <PauseDialog
          done={pause.done}
          onGoOn={() => setPause(null)}
          onStop={() => {
            setPause(null);
            setHasStopped(true);
            close();
          }}
        />
      )}
    </>
  );
}

const find = (rows: readonly QueueRow[], id: string): QueueRow | undefined =>
  rows.find((row) => row.id === id);
