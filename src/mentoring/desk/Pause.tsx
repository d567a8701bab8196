import { useEffect, useRef } from 'react';
import { ago } from '../../lib/dates.ts';
import { useSession } from '../../auth/useSession.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import { selectQueue, rowsToGrade } from '../submissions.ts';
import { queueTexts as texts } from '../texts.ts';
import styles from './Pause.module.css';

/** After this many grades, a review asks whether the mentor wants to stop. */
export const GRADES_TO_PAUSE = 5;

interface PauseDialogProps {
  done: number;
  onStop: () => void;
  onGoOn: () => void;
}

/** Asks whether to stop, above the next review. */
export const PauseDialog = ({ done, onStop, onGoOn }: PauseDialogProps) => (
  <ConfirmDialog
    title={texts.pause(done)}
    confirm={texts.goOn}
    cancel={texts.stop}
    onConfirm={onGoOn}
    onCancel={onStop}
  />
);

/** Says what is left to grade. It takes the focus, because the pressed button is gone. */
export function WhatIsLeft() {
  const { userId } = useSession();
  const left = rowsToGrade(useAppSelector(selectQueue), userId);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  const oldest = left[0]?.submission.updatedAt ?? null;
  return (
    <p ref={line} tabIndex={-1} className={`small ${styles.left}`}>
      {texts.left(left.length, oldest === null ? '' : ago(oldest))}
    </p>
  );
}
