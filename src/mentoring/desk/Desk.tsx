import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestIn } from '../../api/query/query.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { ListPane } from './ListPane.tsx';
import { deskTexts } from './texts.ts';
import {
  commentsOn,
  type Evening,
  eveningOf,
  nextWaiting,
  type QueueRow,
  selectQueue,
  selectQueueCounts,
} from '../submissions.ts';
import { gradingTexts as texts, queueTexts } from '../texts.ts';
import { gradeSubmission } from '../../tasks/tasksSlice.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { formTexts } from '../../ui/form/texts.ts';
import { atLeast, useMediaQuery } from '../../ui/hooks.ts';
import { useAppSelector } from '../../tasks/state.ts';

/**
 * Moves the focus when the dialog closes: to the button that opened it if it is still there, else
 * to the first one of the list, the next to grade. The dialog itself returns the focus, but a
 * graded row may have moved away.
 * @param id the submission whose dialog is open, or null
 * @param onClosed called when it has closed
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
    const own = buttons.find((button) => button.dataset.grade === closed);
    (own ?? buttons[0])?.focus({ preventScroll: true });
  }, [id, onClosed]);
}

/** The query parameter that names the submission being graded. */
const NAME = 'grade';

/** The submission that the address names now: the rendered one lags behind quick key presses. */
const addressedId = (): string | null => new URLSearchParams(window.location.search).get(NAME);

interface DeskAddress {
  /** The submission whose dialog is open, or null. */
  id: string | null;
  /** Opens the dialog of a submission, or switches to it; null closes it. */
  go: (id: string | null) => void;
}

/**
 * The open dialog is part of the page's address: a reload opens it again. Back closes it like any
 * dialog.
 */
export function useDeskAddress(): DeskAddress {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | null) => {
      // From `window.location`: the router's location may lag behind.
      const params = new URLSearchParams(window.location.search);
      if (id === null) params.delete(NAME);
      else params.set(NAME, id);
      void navigate({ search: `?${params.toString()}` }, { replace: true, state });
    },
    [navigate, state],
  );
  return { id: new URLSearchParams(search).get(NAME), go };
}

/** What this mentor has graded here this evening; null: nothing. */
export function useEvening(): Evening | null {
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  return useMemo(() => eveningOf(queue, now), [queue, now]);
}

interface DeskProps {
  /** In display order, which next and previous follow. */
  rows: readonly QueueRow[];
  /** Called when the dialog has closed and its draft is stored. */
  onClosed?: () => void;
}

/**
 * The dialog of the submission named in the address. Leaving it with unsent input has to be
 * confirmed.
 */
export function Desk({ rows, onClosed }: DeskProps) {
  const { id, go } = useDeskAddress();
  const queue = useAppSelector(selectQueue);
  const { waiting } = useAppSelector(selectQueueCounts);
  const evening = useEvening();
  const hasRoom = useMediaQuery(atLeast('xl'));
  const [unsent, setUnsent] = useState(false);
  // What to do once the user confirms; null: no confirmation is open.
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
  const at = rows.findIndex((one) => one.id === id);
  const step = (by: 1 | -1) => {
    // For a submission outside the list, the next one is the list's first.
    if (!rows[at + by]) return null;
    return () =>
      leave(() => {
        const to = rows[rows.findIndex((one) => one.id === addressedId()) + by];
        if (to) go(to.id);
      });
  };
  const onGraded = (andNext: boolean) => {
    settle();
    const next = andNext ? nextWaiting(rows, id) : null;
    go(next ? next.id : null);
  };

  return (
    <>
      <DeskDialog
        row={row}
        list={
          hasRoom && (
            <ListPane
              rows={rows}
              id={id}
              onOpen={(to) => {
                if (to !== id) leave(() => go(to));
              }}
            />
          )
        }
        place={{ at: at + 1, of: rows.length }}
        progress={evening && queueTexts.progress(evening.done, waiting)}
        earlier={
          row.submission.task ? commentsOn(queue, row.submission.task.id, row.graded ? id : '') : []
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

/** Where the browser stores no drafts, closing the tab would lose the input. */
function useWarningOfLoss(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return undefined;
    // Asked when the tab closes: the browser may refuse a draft after its input has begun.
    const warn = (event: BeforeUnloadEvent) => {
      if (!storageIsSafe()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsent]);
}
