import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean;
  busy?: boolean;
  /** Neither Escape nor Back answers it: one of them may have asked it. */
  mustAnswer?: boolean;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, onConfirm, onCancel, danger, busy, mustAnswer } = props;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      onClose={mustAnswer ? undefined : onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
