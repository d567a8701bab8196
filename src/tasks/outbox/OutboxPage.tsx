import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../auth/useSession.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formTexts } from '../../ui/form/texts.ts';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import rail from '../../ui/Rail.module.css';
import { clearDraft, clearUnreadable } from '../../user/drafts.ts';
import { DraftActions } from './DraftActions.tsx';
import { EntryItem } from './EntryItem.tsx';
import styles from './OutboxPage.module.css';
import type { SendOutcome } from './send.ts';
import { draftTexts, outboxTexts as texts } from './texts.ts';
import { entryKey, useOutbox } from './useOutbox.ts';

/** Shows what a user wrote and this version cannot read, as it is stored. */
function UnreadableItem({ text, onDelete }: { text: string; onDelete: () => void }) {
  return (
    <article className="stack">
      <p dir="auto" className="words breaks">
        {text}
      </p>
      <div className="row">
        <DraftActions words={text} name={draftTexts.unreadable} onDelete={onDelete} />
      </div>
    </article>
  );
}

/** Says how many entries the last tap has sent. */
function resultOf(outcomes: readonly SendOutcome[]): string {
  const count = (kind: SendOutcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const [sent, done] = [count('sent'), count('done')];
  return [
    ...(sent > 0 ? [texts.sent(sent)] : []),
    ...(done > 0 ? [texts.alreadyReceived(done)] : []),
  ].join(' ');
}

/**
 * Lists what the user has written and not sent. What is ready is sent when they tap Send, never
 * automatically; the rest is sent by its forms.
 */
export default function OutboxPage() {
  const { ready, drafts, unreadable, outcomes, progress, stop, send } = useOutbox();
  const { userId } = useSession();
  const head = useRef<HTMLHeadingElement>(null);
  const isBusy = progress !== null;
  const sending = progress && texts.sending(progress.at, progress.of);
  const result = isBusy ? '' : resultOf([...outcomes.values()]);
  const isEmpty = ready.length + drafts.length + unreadable.length === 0;

  // The pressed button may have disappeared.
  const hasEnded = !isBusy && outcomes.size > 0;
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) head.current?.focus();
  }, [hasEnded]);

  /** Deletes a draft, whose buttons go with it. */
  const remove = (clear: () => void) => {
    flushSync(clear);
    head.current?.focus({ preventScroll: true });
  };

  return (
    <div className="stack gap-5">
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className="stack">
        <h1 ref={head} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={result ? 'strong' : 'visually-hidden'} role="status">
          {sending || result}
        </p>
      </header>
      {ready.length > 0 && !storageIsSafe() && (
        <Notice tone="warning">{formTexts.draftUnsafe}</Notice>
      )}
      {stop && <Notice tone="warning">{texts.stops[stop]}</Notice>}
      {isEmpty ? (
        <EmptyState icon="check-circle" title={texts.none} text={texts.noneText} />
      ) : (
        <div className={rail.frame}>
          <div className={`stack ${rail.parts} ${rail.page}`}>
            {ready.length > 0 && (
              <Card as="aside" className={`stack ${rail.top}`} aria-labelledby="ready">
                <h2 id="ready">{sending || texts.ready(ready.length)}</h2>
                <p className="soft small">
                  {texts.lead}{' '}
                  {ready.some(({ kind }) => kind === 'grade') && <span>{texts.sendsEmail}</span>}
                </p>
                <Button iconBefore="upload" block busy={isBusy} onClick={() => void send(ready)}>
                  {texts.send(ready.length)}
                </Button>
              </Card>
            )}
            <div className={`stack gap-5 ${rail.content}`}>
              {ready.length > 0 && (
                <Card as="section" aria-labelledby="ready">
                  <ul role="list" className={`stack gap-4 ${styles.list}`}>
                    {ready.map((entry) => (
                      <li key={entryKey(entry)}>
                        <EntryItem
                          entry={entry}
                          outcome={outcomes.get(entryKey(entry))}
                          isSending={progress?.key === entryKey(entry)}
                          isBusy={isBusy}
                          onSend={ready.length > 1 ? () => void send([entry]) : undefined}
                          onDelete={() => remove(() => clearDraft(userId, entry))}
                        />
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
              {drafts.length > 0 && (
                <Card as="section" className="stack">
                  <h2>{texts.drafts}</h2>
                  <p className="soft small">{texts.draftsText}</p>
                  <ul role="list" className={`stack gap-4 ${styles.list}`}>
                    {drafts.map((entry) => (
                      <li key={entryKey(entry)}>
                        <EntryItem
                          entry={entry}
                          outcome={outcomes.get(entryKey(entry))}
                          onDelete={() => remove(() => clearDraft(userId, entry))}
                        />
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
              {unreadable.length > 0 && (
                <Card as="section" className="stack">
                  <h2>{texts.unreadable}</h2>
                  <p className="soft small">{texts.unreadableText}</p>
                  <ul role="list" className={`stack gap-4 ${styles.list}`}>
                    {unreadable.map((entry) => (
                      <li key={`${entry.name} ${entry.id}`}>
                        <UnreadableItem
                          text={entry.text}
                          onDelete={() => remove(() => clearUnreadable(userId, entry))}
                        />
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
