import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardDialogProps {
  /** The words of the question and of both buttons. */
  texts: Record<'discardTitle' | 'discardText' | 'discardYes' | 'discardNo', string>;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks before words are deleted that nobody can bring back. */
export const DiscardDialog = ({ texts, onDiscard, onCancel }: DiscardDialogProps) => (
  <ConfirmDialog
    danger
    title={texts.discardTitle}
    confirm={texts.discardYes}
    cancel={texts.discardNo}
    onConfirm={onDiscard}
    onCancel={onCancel}
  >
    <p>{texts.discardText}</p>
  </ConfirmDialog>
);
