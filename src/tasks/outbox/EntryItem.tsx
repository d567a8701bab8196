import { type ApiError, recoveryAdvice } from '../../api/errors.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import { profilePath, type Role } from '../../auth/session.ts';
import { useSession } from '../../auth/useSession.ts';
import { isWebLink } from '../../lib/links.ts';
import { toEnroll, toGrading, toSubmitTask } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { DraftSubject, StoredDraft } from '../../user/drafts.ts';
import { draftName, wordsOf } from '../draftNames.ts';
import { useAppSelector } from '../state.ts';
import { DraftActions } from './DraftActions.tsx';
import type { SendOutcome } from './send.ts';
import { outboxTexts as texts } from './texts.ts';

function placeOf({ kind, id }: DraftSubject, role: Role): { to: string; state?: unknown } {
  if (kind === 'profile') return { to: profilePath(role) };
  if (kind === 'enrollment') return { to: toEnroll(), state: opensDialog };
  return kind === 'grade' ? { to: toGrading(id), state: opensDialog } : { to: toSubmitTask(id) };
}

function Failure({ error, isReady }: { error: ApiError; isReady: boolean }) {
  if (error.status === 404)
    return (
      <Notice tone="warning" title={texts.gone}>
        {texts.goneText}
      </Notice>
    );
  return (
    <Notice tone="danger" title={error.message}>
      {isReady ? `${texts.failed} ${recoveryAdvice(error, errorTexts.tryAgain)}` : texts.refused}
    </Notice>
  );
}

interface EntryItemProps {
  entry: StoredDraft;
  /** How its last send ended. */
  outcome: SendOutcome | undefined;
  isSending?: boolean;
  isBusy?: boolean;
  /** Sends this entry alone. */
  onSend?: (() => void) | undefined;
  onDelete: () => void;
}

/** Shows what a user has written: its words, its age, the outcome of a send, and its actions. */
export function EntryItem(props: EntryItemProps) {
  const { entry, outcome, isSending, isBusy, onSend, onDelete } = props;
  const { role } = useSession();
  const name = useAppSelector((state) => draftName(state, entry));
  const words = wordsOf(entry);
  const isReady = entry.status === 'ready';
  const hidden = <span className="visually-hidden">{` ${name}`}</span>;

  return (
    <article className="stack" aria-busy={isSending}>
      <div>
        <h3 className="medium strong words clamp-3">{name}</h3>
        <p className="soft small">
          {isReady ? texts.finished : texts.lastChanged}{' '}
          <RelativeTime iso={new Date(entry.savedAt).toISOString()} />
        </p>
      </div>
      <div>
        {words.split('\n').map((line, index) => (
          <p
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
            key={index}
            dir="auto"
            translate={isWebLink(line) ? 'no' : undefined}
            className="words"
          >
            {line}
          </p>
        ))}
      </div>
      {isSending && <p className="soft small">{texts.isSending}</p>}
      {!isSending && outcome?.kind === 'failed' && (
        <Failure error={outcome.error} isReady={isReady} />
      )}
      {!isSending && outcome?.kind === 'changed' && <Notice tone="warning">{texts.changed}</Notice>}
      <div className="row">
        {onSend && (
          <Button variant="secondary" busy={isBusy} onClick={onSend}>
            {texts.send(1)}
            {hidden}
          </Button>
        )}
        <ButtonLink variant="secondary" {...placeOf(entry, role)}>
          {texts.open}
          {hidden}
        </ButtonLink>
        <DraftActions words={words} name={name} isBusy={isBusy} onDelete={onDelete} />
      </div>
    </article>
  );
}
