import { useState } from 'react';
import { DiscardDialog } from '../../ui/dialog/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { formTexts } from '../../ui/form/texts.ts';
import { announce } from '../../ui/notices.ts';
import { outboxTexts as texts } from './texts.ts';

interface DraftActionsProps {
  /** What “Copy” copies. */
  words: string;
  name: string;
  isBusy?: boolean | undefined;
  onDelete: () => void;
}

/** Copies the words of one draft, or deletes it after a question. */
export function DraftActions({ words, name, isBusy, onDelete }: DraftActionsProps) {
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      announce({ kind: 'success', title: texts.copied });
    } catch {
      announce({ kind: 'error', title: texts.notCopied });
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {texts.copy}
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={() => setAsking(true)}>
        {texts.discard}
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
      {asking && (
        <DiscardDialog texts={formTexts} onDiscard={onDelete} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}
