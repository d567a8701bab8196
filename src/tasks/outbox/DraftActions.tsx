import { useState } from 'react';
import { DiscardDialog } from '../../ui/dialog/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { announce } from '../../ui/notices.ts';
import { wordsOf } from '../draftNames.ts';
import { clearDraft, type DraftKey } from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';
import { outboxTexts as texts } from './texts.ts';

interface DraftActionsProps {
  subject: DraftKey;
  name: string;
  isBusy?: boolean;
}

/** Copies the words of one draft, or deletes it after a question. */
export function DraftActions({ subject, name, isBusy }: DraftActionsProps) {
  const { userId } = useSession();
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wordsOf(userId, subject));
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
        <DiscardDialog
          texts={texts}
          onDiscard={() => clearDraft(userId, subject)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
