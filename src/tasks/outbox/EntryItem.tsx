import type { ReactNode } from 'react';
import { recoveryAdvice } from '../../api/errors.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import type { Submission } from '../tasksSlice.ts';
import { toGrading, toSubmitTask } from '../../paths.ts';
import { draftName } from '../draftNames.ts';
import { isUnderWay } from '../../user/finished.ts';
import { DraftActions } from './DraftActions.tsx';
import type { Entry, SendOutcome } from './sender.ts';
import { outboxTexts as texts } from './texts.ts';
import { isGraded } from '../submission.ts';
import { toGradePayload, sameWork, workFields } from '../work.ts';
import { workTexts } from '../workTexts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime, useNow } from '../../ui/RelativeTime.tsx';
import { useAppSelector } from '../state.ts';

interface FactProps {
  name: string;
  /** False for a link, which no language changes. */
  isWords?: boolean;
  children: ReactNode;
}

function Fact({ name, isWords = true, children }: FactProps) {
  return (
    <div>
      <dt className="soft small">{name}</dt>
      <dd dir="auto" translate={isWords ? undefined : 'no'} className="bare words">
        {children}
      </dd>
    </div>
  );
}

/** The API's version, which the author of an entry has not seen. */
function ConflictDetails({ entry, now }: { entry: Entry; now: Submission }) {
  const isNewWork = !sameWork(entry.seen, now);
  const [title, text] =
    entry.kind === 'grade'
      ? [texts.changedGrade, texts.changedGradeText]
      : isNewWork
        ? [texts.changedWork, texts.changedWorkText]
        : [texts.graded, texts.gradedText];
  return (
    <Notice tone="warning" title={title}>
      <p>{text}</p>
      <dl className="bare stack gap-2">
        {workFields.map((field) => (
          <Fact key={field.name} name={workTexts[field.name].now} isWords={field.kind === 'words'}>
            {now[field.name] || (field.kind === 'words' && texts.noWords)}
          </Fact>
        ))}
        <Fact name={texts.nowGrade}>
          {isGraded(now) ? texts.percent(now.gradePercentage ?? 0) : texts.notGraded}
        </Fact>
        {now.mentorComment && <Fact name={texts.nowFeedback}>{now.mentorComment}</Fact>}
      </dl>
    </Notice>
  );
}

interface EntryItemProps {
  entry: Entry;
  outcome: SendOutcome | undefined;
  isSending: boolean;
  isBusy: boolean;
  onSendAnyway: (now: Submission) => void;
}

/** A finished draft: its values, its age, the outcome of a try, and its actions. */
export function EntryItem({ entry, outcome, isSending, isBusy, onSendAnyway }: EntryItemProps) {
  const { kind, id, values, at, subject } = entry;
  const name = useAppSelector((state) => draftName(state, entry));
  const isGrade = kind === 'grade';
  // The end of a try that is under way changes no state.
  useNow();

  return (
    <article className="stack" aria-busy={isSending}>
      <div>
        <h3 className="medium strong words clamp-3">{name}</h3>
        <p className="soft small">
          {texts.since} <RelativeTime iso={new Date(at).toISOString()} />
        </p>
      </div>
      <dl className="bare stack gap-2">
        {isGrade ? (
          <>
            <Fact name={texts.grade}>{texts.percent(toGradePayload(values).gradePercentage)}</Fact>
            <Fact name={texts.comment}>{values.mentorComment}</Fact>
          </>
        ) : (
          workFields.map((field) => (
            <Fact
              key={field.name}
              name={workTexts[field.name].own}
              isWords={field.kind === 'words'}
            >
              {values[field.input]}
            </Fact>
          ))
        )}
      </dl>
      {isSending && <p className="soft small">{texts.isSending}</p>}
      {!isSending && (outcome?.kind ?? 'left') === 'left' && isUnderWay(entry) && (
        <p className="soft small">{texts.underWay}</p>
      )}
      {!isSending && outcome?.kind === 'failed' && (
        <Notice tone="danger" title={outcome.error.message}>
          {`${texts.failed} ${recoveryAdvice(outcome.error, errorTexts.tryAgain)}`}
        </Notice>
      )}
      {!isSending && outcome?.kind === 'changed' && (
        <ConflictDetails entry={entry} now={outcome.now} />
      )}
      {!isSending && outcome?.kind === 'gone' && (
        <Notice tone="warning" title={texts.gone}>
          {texts.goneText}
        </Notice>
      )}
      <div className="row">
        {outcome?.kind === 'changed' && (
          <Button busy={isBusy} onClick={() => onSendAnyway(outcome.now)}>
            {texts.sendAnyway}
          </Button>
        )}
        {outcome?.kind !== 'gone' && (
          <ButtonLink
            variant="secondary"
            to={isGrade ? toGrading(id) : toSubmitTask(id)}
            state={isGrade ? opensDialog : null}
          >
            {texts.open}
            <span className="visually-hidden">{` ${name}`}</span>
          </ButtonLink>
        )}
        <DraftActions subject={subject} name={name} isBusy={isBusy} />
      </div>
    </article>
  );
}
