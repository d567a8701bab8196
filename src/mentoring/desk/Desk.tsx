import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useMediaQuery } from '../../ui/hooks.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import {
  commentsOn,
  nextWaiting,
  selectQueueCounts,
  selectQueue,
  type QueueRow,
} from '../submissions.ts';
import { requestIn } from '../../api/query/query.ts';
import { gradeSubmission } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { formTexts } from '../../ui/form/texts.ts';
import { deskTexts } from './texts.ts';
import { gradingTexts as texts, queueTexts } from '../texts.ts';
import { GradingDialog } from './DeskDialog.tsx';
import { ListPane } from './ListPane.tsx';
import { useEvening } from '../useEvening.ts';
import { useAfterDialog } from './useAfterDialog.ts';
import { addressedId, useGradingAddress } from './useGradingAddress.ts';

interface GradingProps {
  /** In display order, which next and previous follow. */
  rows: readonly QueueRow[];
  /** Called when the dialog has closed and its draft is stored. */
  onClosed?: () => void;
}

/**
 * The dialog of the submission named in the address. Leaving it with unsent input has to be
 * confirmed.
 */
export function Grading({ rows, onClosed }: GradingProps) {
  const { id, go } = useGradingAddress();
  const queue = useAppSelector(selectQueue);
  const { waiting } = useAppSelector(selectQueueCounts);
  const evening = useEvening();
  const hasRoom = useMediaQuery(atLeast('xl'));
  const [unsent, setUnsent] = useState(false);
  // What to do once the user confirms; null: no confirmation is open.
  const [confirming, setConfirming] = useState<{ onLeave: () => void } | null>(null);
  const isSending = useAppSelector(
    (state) => requestIn(state, `${gradeSubmission.typePrefix}:${id}`)?.status === 'loading',
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
      <GradingDialog
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
          title={isSending ? deskTexts.sending : texts.leaveTitle}
          confirm={isSending ? deskTexts.leaveSending : texts.leave}
          cancel={isSending ? deskTexts.staySending : texts.stay}
          onCancel={() => setConfirming(null)}
          onConfirm={() => {
            settle();
            confirming.onLeave();
          }}
        >
          {isSending ? deskTexts.sendingText : leaveText}
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
