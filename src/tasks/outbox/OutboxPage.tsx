import { useEffect, useRef } from 'react';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { storageIsSafe } from '../../lib/storage.ts';
import { formTexts } from '../../ui/form/texts.ts';
import { outboxTexts as texts } from './texts.ts';
import { Drafts } from './Drafts.tsx';
import { EntryItem } from './EntryItem.tsx';
import styles from './OutboxPage.module.css';
import { Receipts } from './Receipts.tsx';
import { useOutbox } from './useOutbox.ts';

/** What is finished and was not sent, drafts beside it; it goes out at a tap, never by itself. */
export default function OutboxPage() {
  const { entries, unfinished, outcomes, receipts, progress, stop, ...acts } = useOutbox();
  const head = useRef<HTMLHeadingElement>(null);
  // What asks for a decision is sent by its own button.
  const ready = entries.filter(({ subject }) => {
    const kind = outcomes.get(subject)?.kind;
    return kind !== 'changed' && kind !== 'gone';
  });
  const isBusy = progress !== null;
  const sending = progress && texts.sending(progress.at, progress.of);
  const isEmpty = entries.length === 0 && receipts.length === 0 && unfinished.length === 0;

  // The button that was pressed is gone with the last entry.
  const isDone = !isBusy && receipts.length > 0 && ready.length === 0;
  useEffect(() => {
    if (isDone && document.activeElement === document.body) head.current?.focus();
  }, [isDone]);

  return (
    <div className={styles.page}>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {texts.title}
        </h1>
        {!isEmpty && <p className={styles.lead}>{texts.lead}</p>}
        <p className="visually-hidden" role="status">
          {sending || (entries.length === 0 && !isEmpty && texts.allSent)}
        </p>
      </header>
      {entries.length > 0 && !storageIsSafe() && (
        <Notice tone="warning">{formTexts.draftUnsafe}</Notice>
      )}
      {stop && <Notice tone="warning">{texts.stops[stop]}</Notice>}
      {isEmpty && (
        <EmptyState
          illustration={<Icon name="check-circle" size="lg" />}
          title={texts.none}
          text={texts.noneText}
        />
      )}
      {entries.length > 0 && (
        <Card as="section" className={styles.part}>
          <h2>{sending || (ready.length > 0 ? texts.ready(ready.length) : texts.undecided)}</h2>
          {ready.length > 0 && (
            <div className={styles.send}>
              <Button iconBefore="upload" busy={isBusy} onClick={() => void acts.send(ready)}>
                {texts.send(ready.length)}
              </Button>
              {ready.some(({ kind }) => kind === 'grade') && (
                <p className={styles.soft}>{texts.mails}</p>
              )}
            </div>
          )}
          <ul role="list" className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.subject}>
                <EntryItem
                  entry={entry}
                  outcome={outcomes.get(entry.subject)}
                  isSending={progress?.subject === entry.subject}
                  isBusy={isBusy}
                  onSendAnyway={(now) => acts.sendAnyway(entry, now)}
                  onDiscard={() => acts.discard(entry)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Receipts receipts={receipts} />
      <Drafts subjects={unfinished} outcomes={outcomes} />
    </div>
  );
}
