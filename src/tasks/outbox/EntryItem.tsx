import type { Submission } from '../../api/schemas.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wayOn } from '../../api/wayOn.ts';
import { toGrading, toSubmitTask } from '../../paths.ts';
import { judgementOf } from '../sendable.ts';
import { isUnderWay } from '../finished.ts';
import { useAppSelector } from '../../user/hooks.ts';
import type { Entry } from './entries.ts';
import type { Outcome } from './sender.ts';
import { draftName } from '../draftNames.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import { outboxTexts as texts } from './texts.ts';
import { Changed } from './Changed.tsx';
import { DraftActions } from './DraftActions.tsx';
import { Fact } from './Fact.tsx';
import styles from './OutboxPage.module.css';

interface EntryItemProps {
  entry: Entry;
  /** How its latest try ended, while this page was open. */
  outcome: Outcome | undefined;
  isSending: boolean;
  /** Something is being sent. */
  isBusy: boolean;
  onSendAnyway: (now: Submission) => void;
  onDiscard: () => void;
}

/** What waits: its words, to whom, since when, how a try ended and what can be done. */
export function EntryItem(props: EntryItemProps) {
  const { entry, outcome, isSending, isBusy, onSendAnyway, onDiscard } = props;
  const { kind, id, values, at, subject } = entry;
  const name = useAppSelector((state) => draftName(state, entry));
  const isGrade = kind === 'grade';

  return (
    <article className={styles.entry} aria-busy={isSending}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.soft}>
          {isGrade ? texts.toMentee : texts.toMentor} · {texts.since}{' '}
          <RelativeTime iso={new Date(at).toISOString()} />
        </p>
      </div>
      <dl className={styles.facts}>
        {isGrade ? (
          <>
            <Fact name={texts.grade}>{texts.percent(judgementOf(values).gradePercentage)}</Fact>
            <Fact name={texts.comment}>{values.mentorComment}</Fact>
          </>
        ) : (
          <>
            <Fact name={texts.link}>{values.url}</Fact>
            <Fact name={texts.comment}>{values.menteeComment}</Fact>
          </>
        )}
      </dl>
      {isSending && <p className={styles.soft}>{texts.isSending}</p>}
      {!isSending && (outcome?.kind ?? 'left') === 'left' && isUnderWay(entry) && (
        <p className={styles.soft}>{texts.underWay}</p>
      )}
      {!isSending && outcome?.kind === 'failed' && (
        <Notice tone="danger" title={outcome.error.message}>
          {texts.failed} {wayOn(outcome.error, errorTexts.tryAgain)}
        </Notice>
      )}
      {!isSending && outcome?.kind === 'changed' && <Changed entry={entry} now={outcome.now} />}
      {!isSending && outcome?.kind === 'gone' && (
        <Notice tone="warning" title={texts.gone}>
          {texts.goneText}
        </Notice>
      )}
      <div className={styles.actions}>
        {outcome?.kind === 'changed' && (
          <Button busy={isBusy} onClick={() => onSendAnyway(outcome.now)}>
            {texts.sendAnyway}
          </Button>
        )}
        {outcome?.kind !== 'gone' && (
          <ButtonLink variant="secondary" to={isGrade ? toGrading(id) : toSubmitTask(id)}>
            {texts.open}
            <span className="visually-hidden">{texts.openOne(name)}</span>
          </ButtonLink>
        )}
        <DraftActions subject={subject} name={name} isBusy={isBusy} onDiscard={onDiscard} />
      </div>
    </article>
  );
}
