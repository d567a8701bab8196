import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestIn } from '../../api/query/query.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { deskTexts } from './texts.ts';
import { type BatchView, finishedGrades, selectOpen } from '../batch.ts';
import {
  findEarlierComments,
  recentGrading,
  nextWaiting,
  type QueueRow,
  selectQueue,
  selectQueueCounts,
} from '../submissions.ts';
import { reviewTexts as texts, queueTexts } from '../texts.ts';
import { useSession } from '../../auth/useSession.ts';
import { gradeSubmission } from '../../tasks/tasksSlice.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { formTexts } from '../../ui/form/texts.ts';
import { useAppSelector } from '../../tasks/state.ts';

/**
 * Restores the focus after the dialog has closed. The dialog cannot do this itself if a graded row
 * has moved.
 */
function useAfterDialog(id: string | null, onClosed?: () => void): void {
  const last = useRef(id);
  useEffect(() => {
    const closed = id === null ? last.current : null;
    last.current = id;
    if (closed === null) return;
    onClosed?.();
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-grade]')];
    const opener = buttons.find((button) => button.dataset.grade === closed);
    (opener ?? buttons[0])?.focus({ preventScroll: true });
  }, [id, onClosed]);
}

const PARAMETER = 'grade';

/** Reads the id from the address bar, because the rendered id lags behind quick key presses. */
const addressedId = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER);

/** Keeps the open submission in the URL, so that a reload opens it again. Null closes the dialog. */
export function useDeskAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | null) => {
      // The router's location may lag behind `window.location`.
      const params = new URLSearchParams(window.location.search);
      if (id === null) params.delete(PARAMETER);
      else params.set(PARAMETER, id);
      void navigate({ search: `?${params.toString()}` }, { replace: true, state });
    },
    [navigate, state],
  );
  return { id: new URLSearchParams(search).get(PARAMETER), go };
}

export function useRecentGrading() {
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  return useMemo(() => recentGrading(queue, now), [queue, now]);
}

interface DeskProps {
  /** In display order, which "next" and "previous" follow. */
  rows: readonly QueueRow[];
  /** The batch that the rows are from. */
  batch?: BatchView | null;
  /** Called when the API has a grade, before the next submission opens. */
  onFinished?: (id: string) => void;
  /** Called when the dialog has closed and its draft is stored. */
  onClosed?: () => void;
}

/** The dialog of the submission in the URL. Asks before it drops unsent input. */
export function Desk({ rows, batch = null, onFinished, onClosed }: DeskProps) {
  const { id, go } = useDeskAddress();
  const { userId } = useSession();
  const queue = useAppSelector(selectQueue);
  const { waiting } = useAppSelector(selectQueueCounts);
  const recent = useRecentGrading();
  const [unsent, setUnsent] = useState(false);
  // Runs if the user confirms. Null without an open confirmation.
  const [confirming, setConfirming] = useState<{ onLeave: () => void } | null>(null);
  const isSending = useAppSelector(
    (state) => id !== null && requestIn(state, gradeSubmission.keyOf(id))?.status === 'loading',
  );
  const row = (id !== null && (find(rows, id) ?? find(queue, id))) || null;
  useWarningOfLoss(unsent);
  useAfterDialog(id, onClosed);

  const leave = (onLeave: () => void) => {
    if (unsent) setConfirming({ onLeave });
    else onLeave();
  };
  const settle = () => {
    setUnsent(false);
    setConfirming(null);
  };
  const close = () => go(null);
  const leaveText = storageIsSafe() ? texts.leaveText : formTexts.draftUnsafe;

  if (id === null) return null;
  if (row === null) {
    return (
      <Dialog size="sm" title={texts.gone} onClose={close}>
        <p>{texts.goneText}</p>
      </Dialog>
    );
  }
  const rowIndex = rows.findIndex((other) => other.id === id);
  const ids = batch?.ids ?? rows.map((other) => other.id);
  const step = (by: 1 | -1) => {
    // From a submission outside the list, "next" opens the first row.
    if (!rows[rowIndex + by]) return null;
    return () =>
      leave(() => {
        const to = rows[rows.findIndex((other) => other.id === addressedId()) + by];
        if (to) go(to.id);
      });
  };
  const onGraded = (andNext: boolean) => {
    settle();
    onFinished?.(id);
    const open = batch?.open ?? selectOpen(rows, new Map(finishedGrades(userId)));
    const next = andNext ? nextWaiting(rows, id, open) : null;
    go(next ? next.id : null);
  };

  return (
    <>
      <DeskDialog
        row={row}
        place={{ at: ids.indexOf(id) + 1, of: ids.length }}
        // The count of all work would make a batch look endless.
        progress={batch ? null : recent && queueTexts.progress(recent.done, waiting)}
        earlier={
          row.submission.task
            ? findEarlierComments(queue, row.submission.task.id, row.graded ? id : '')
            : []
        }
        onUnsent={setUnsent}
        onGraded={onGraded}
        onStep={{ previous: step(-1), next: step(1) }}
        onClose={() => leave(close)}
      />
      {confirming && (
        <ConfirmDialog
          mustAnswer
          title={isSending ? deskTexts.leaveSending : texts.leaveTitle}
          confirm={texts.leave}
          cancel={texts.stay}
          onCancel={() => setConfirming(null)}
          onConfirm={() => {
            settle();
            confirming.onLeave();
          }}
        >
          {isSending ? deskTexts.leaveSendingText : leaveText}
        </ConfirmDialog>
      )}
    </>
  );
}

const find = (rows: readonly QueueRow[], id: string): QueueRow | undefined =>
  rows.find((row) => row.id === id);

/** Warns before the tab closes if the browser cannot store drafts. */
function useWarningOfLoss(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return undefined;
    // Check when the tab closes, because storage can fail after the input has begun.
    const warn = (event: BeforeUnloadEvent) => {
      if (!storageIsSafe()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsent]);
}
