import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { profilePath, type Role } from '../../auth/session.ts';
import { clockTime } from '../../lib/clock.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { toEnroll, toGrading, toSubmitTask } from '../../paths.ts';
import { useDraftNames, wordsOf } from '../draftNames.ts';
import { DraftActions } from './DraftActions.tsx';
import { EntryItem } from './EntryItem.tsx';
import styles from './OutboxPage.module.css';
import type { SendOutcome } from './sender.ts';
import { outboxTexts as texts } from './texts.ts';
import { type Receipt, useOutbox } from './useOutbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { formTexts } from '../../ui/form/texts.ts';
import { aboutOf, type DraftKey, readDraft, subjectOf } from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';

function placeOf(subject: DraftKey, role: Role): { to: string; state?: unknown } {
  const { kind, id = '' } = subjectOf(subject) ?? {};
  if (kind === 'profile') return { to: profilePath(role) };
  if (kind === 'enrollment') return { to: toEnroll(), state: opensDialog };
  return kind === 'grade' ? { to: toGrading(id), state: opensDialog } : { to: toSubmitTask(id) };
}

interface DraftsProps {
  subjects: readonly DraftKey[];
  /** The outcomes of tries to send: an item that was refused for good is a draft again. */
  outcomes: ReadonlyMap<string, SendOutcome>;
}

/** The drafts that are not finished, each with its words and a link to its form. */
function Drafts({ subjects, outcomes }: DraftsProps) {
  const { userId, role } = useSession();
  const names = useDraftNames(
    subjects.map((subject) => ({ subject, about: aboutOf(userId, subject) })),
  );
  if (subjects.length === 0) return null;
  return (
    <Card as="section" className="stack">
      <h2>{texts.drafts}</h2>
      <p className="soft small">{texts.draftsText}</p>
      <ul role="list" className="stack gap-4">
        {subjects.map((subject, at) => {
          const savedAt = readDraft(userId, subject)?.savedAt;
          const outcome = outcomes.get(subject);
          return (
            <li key={subject}>
              <Link {...placeOf(subject, role)} className="tap">
                <span className="strong words clamp-3">{names[at]}</span>
              </Link>
              {savedAt !== undefined && (
                <p className="soft small">
                  {texts.saved} <RelativeTime iso={new Date(savedAt).toISOString()} />
                </p>
              )}
              <p dir="auto" className="words">
                {wordsOf(userId, subject)}
              </p>
              {outcome?.kind === 'failed' && (
                <Notice tone="danger" title={outcome.error.message}>
                  {texts.refused}
                </Notice>
              )}
              <div className="row">
                <DraftActions subject={subject} name={names[at] ?? ''} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const names = useDraftNames(receipts.map(({ entry }) => entry));
  if (receipts.length === 0) return null;
  return (
    <Card as="section" className="stack">
      <h2>{texts.receipts}</h2>
      <ul role="list" className="stack gap-4">
        {receipts.map(({ entry, isNew, at }, index) => (
          <li key={`${entry.subject} ${at}`} className="line start">
            <span className={`fixed ${styles.check}`}>
              <Icon name="check-circle" />
            </span>
            <span>
              <span className="strong words clamp-3">{names[index]}</span>
              <span className="soft small">
                {isNew ? texts.sent(clockTime(at)) : texts.there(clockTime(at))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * Finished drafts that were not sent, and other drafts. They are sent on tap, never automatically.
 */
export default function OutboxPage() {
  const { entries, unfinished, outcomes, receipts, progress, stop, ...acts } = useOutbox();
  const head = useRef<HTMLHeadingElement>(null);
  // Entries that need a decision have their own send button.
  const ready = entries.filter(({ subject }) => {
    const kind = outcomes.get(subject)?.kind;
    return kind !== 'changed' && kind !== 'gone';
  });
  const isBusy = progress !== null;
  const sending = progress && texts.sending(progress.at, progress.of);
  const isEmpty = entries.length === 0 && receipts.length === 0 && unfinished.length === 0;

  // The pressed button may have disappeared.
  const hasEnded = !isBusy && outcomes.size > 0;
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) head.current?.focus();
  }, [hasEnded]);

  return (
    <div className="stack gap-5">
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className="stack">
        <h1 ref={head} tabIndex={-1}>
          {texts.title}
        </h1>
        {!isEmpty && <p className="soft measure">{texts.lead}</p>}
        <p className="visually-hidden" role="status">
          {sending || (entries.length === 0 && !isEmpty && texts.none)}
        </p>
      </header>
      {entries.length > 0 && !storageIsSafe() && (
        <Notice tone="warning">{formTexts.draftUnsafe}</Notice>
      )}
      {stop && <Notice tone="warning">{texts.stops[stop]}</Notice>}
      {isEmpty && <EmptyState icon="check-circle" title={texts.none} text={texts.noneText} />}
      {entries.length > 0 && (
        <Card as="section" className="stack">
          <h2>{sending || (ready.length > 0 ? texts.ready(ready.length) : texts.undecided)}</h2>
          {ready.length > 0 && (
            <div className="row">
              <Button iconBefore="upload" busy={isBusy} onClick={() => void acts.send(ready)}>
                {texts.send(ready.length)}
              </Button>
              {ready.some(({ kind }) => kind === 'grade') && (
                <p className="soft small">{texts.mails}</p>
              )}
            </div>
          )}
          <ul role="list" className={`stack gap-4 ${styles.list}`}>
            {entries.map((entry) => (
              <li key={entry.subject}>
                <EntryItem
                  entry={entry}
                  outcome={outcomes.get(entry.subject)}
                  isSending={progress?.subject === entry.subject}
                  isBusy={isBusy}
                  onSendAnyway={(now) => acts.sendAnyway(entry, now)}
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
