import { useFormikContext } from 'formik';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasNoResponse, type ApiError, canRetryLater } from '../../api/errors.ts';
import { AppForm } from '../../ui/form/AppForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { RefusalContext } from '../../ui/form/contexts.ts';
import { FormRefusal } from '../../ui/form/Refusal.tsx';
import { type DraftOptions, useDraft } from '../../user/useDraft.ts';
import { OutboxNote } from '../../tasks/outbox/OutboxNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { paths } from '../../paths.ts';
import { isGraded } from '../../tasks/submission.ts';
import { gradeOf, toGradePayload } from '../../tasks/work.ts';
import { announce } from '../../ui/notices.ts';
import { draftOf, onForeignDraft, writeDraft } from '../../user/drafts.ts';
import { bandOf, gradeBandTexts } from '../../lib/gradeBands.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { refusalOf, useAppDispatch } from '../../api/query/query.ts';
import type { QueueRow } from '../submissions.ts';
import { gradeSubmission, type Submission } from '../../tasks/tasksSlice.ts';
import { useSession } from '../../auth/useSession.ts';
import { reviewTexts as texts } from '../texts.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { CommentTools } from './CommentTools.tsx';
import styles from './GradeForm.module.css';
import { deskKeys } from './texts.ts';
import { COMMENT_LIMIT, gradeSchema, type GradeValues } from '../../tasks/formSchemas.ts';
import { useIsMounted } from '../../ui/hooks.ts';
import { useGradeCheck } from './useGradeCheck.ts';

interface GradeFormProps {
  row: QueueRow;
  place: HTMLElement | null;
  onGraded: (andNext: boolean) => void;
  /** Returns true just after another submission was graded. */
  followsGrade: () => boolean;
}

/** Shows the fields for comment and grade, prefilled from the last grading. */
export function GradeForm(props: GradeFormProps) {
  const { row, place, onGraded, followsGrade } = props;
  const { id, graded, submission, menteeName } = row;
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const formId = useId();
  const andNext = useRef(false);
  const comment = useRef<HTMLTextAreaElement>(null);
  const { seen, changed, check, agree, doubt, startOver } = useGradeCheck(submission);
  // The values are fixed when the form mounts, so that newer data cannot overwrite the input.
  const [pristine] = useState<GradeValues>({
    mentorComment: graded ? (submission.mentorComment ?? '') : '',
    grade: graded ? String(submission.gradePercentage) : '',
  });
  // The values that are in the outbox.
  const [waiting, setWaiting] = useState<GradeValues | null>(null);
  const draftOptions = useMemo(
    () => ({
      userId,
      subject: draftOf.grade(id),
      seen,
      about: { title: row.taskTitle, mentee: menteeName },
    }),
    [userId, id, seen, row.taskTitle, menteeName],
  );
  const draft = useDraft(draftOptions, pristine);
  const discard = () => {
    draft.discard();
    startOver();
  };
  /**
   * The last grade that looked like a fraction when it was sent, so that the mentor decides about
   * it.
   */
  const [asked, setAsked] = useState<string | null>(null);
  // After the form has unmounted, a notice reports the outcome.
  const isMounted = useIsMounted();

  const send = async (values: GradeValues): Promise<ApiError | null> => {
    const grade = toGradePayload(values);
    const checked = await check(grade);
    if (checked === 'there') announce({ kind: 'success', title: texts.hadArrived });
    const error =
      checked === 'send'
        ? refusalOf(await dispatch(gradeSubmission({ submissionId: id, ...grade })))
        : checked;
    if (error === null || error === 'there') {
      if (isMounted.current) onGraded(andNext.current);
      return null;
    }
    // The API's message names the submission by its id, which means nothing to a mentor.
    if (error.status === 404) return { ...error, message: texts.deleted, hasAdvice: true };
    if (canRetryLater(error)) {
      doubt();
      if (storageIsSafe()) setWaiting(values);
    }
    return hasNoResponse(error)
      ? { ...error, message: texts.noResponse(error.message), hasAdvice: true }
      : error;
  };

  const press = (toNext: boolean) => (isTouched: boolean, grade: string) => {
    andNext.current = toNext;
    if (isFraction(grade) && asked !== grade) {
      setAsked(grade);
      return false;
    }
    // The second press of a double press must not send the next draft.
    return isTouched || !followsGrade();
  };

  return (
    <AppForm<GradeValues>
      id={formId}
      initialValues={pristine}
      schema={gradeSchema}
      onSubmit={send}
      draft={{ ...draft, discard }}
      label={texts.form}
      className={styles.form ?? ''}
    >
      {({ values }) => {
        return (
          <>
            <DraftRestorer
              draft={draftOptions}
              settled={waiting ? [pristine, waiting] : [pristine]}
              values={values}
            />
            <TextAreaField
              ref={comment}
              name="mentorComment"
              label={texts.yourComment}
              hint={texts.commentHint}
              limit={COMMENT_LIMIT}
              rows={5}
            />
            <CommentTools row={row} comment={values.mentorComment} field={comment} />
            <GradeField asked={asked} />
            <FormRefusal />
            {changed && (
              <div>
                <p>{`${outboxTexts.nowGrade}: ${percentOf(changed)}`}</p>
                {changed.mentorComment && (
                  <p dir="auto">{`${outboxTexts.nowFeedback}: ${changed.mentorComment}`}</p>
                )}
                <SendAnyway onPress={agree} />
              </div>
            )}
            <OutboxNote replace to={paths.mentorOutbox} />
            <p className="soft small words">{texts.emails(menteeName)}</p>
            {place &&
              createPortal(
                <>
                  <SendButton keys={deskKeys.send} form={formId} onPress={press(false)}>
                    {graded ? texts.saveAgain : texts.save}
                  </SendButton>
                  <SendButton
                    isMain
                    keys={deskKeys.sendAndNext}
                    form={formId}
                    onPress={press(true)}
                  >
                    {texts.saveAndNext}
                  </SendButton>
                </>,
                place,
              )}
          </>
        );
      }}
    </AppForm>
  );
}

interface SendButtonProps {
  /** The keys in the form of `aria-keyshortcuts`. */
  keys: string;
  form: string;
  isMain?: boolean;
  /** @returns false if it must not send */
  onPress: (isTouched: boolean, grade: string) => boolean;
  children: string;
}

function SendButton({ keys, form, isMain, onPress, children }: SendButtonProps) {
  const { dirty, values, isSubmitting } = useFormikContext<GradeValues>();
  return (
    <Button
      type="submit"
      form={form}
      variant={isMain ? 'primary' : 'secondary'}
      iconAfter={isMain ? 'arrow-right' : undefined}
      busy={isSubmitting}
      aria-keyshortcuts={keys}
      onClick={(event) => {
        if (!onPress(dirty, values.grade)) event.preventDefault();
      }}
    >
      <span>{children}</span> <KeyHint keys={keys} />
    </Button>
  );
}

/**
 * Shows a button that is not of type submit, because Enter presses the first submit button of a
 * form.
 */
function SendAnyway({ onPress }: { onPress: () => void }) {
  const { isSubmitting, handleSubmit } = useFormikContext<GradeValues>();
  const { press } = useContext(RefusalContext);
  return (
    <Button
      variant="secondary"
      busy={isSubmitting}
      onClick={({ currentTarget }) => {
        onPress();
        press(currentTarget);
        handleSubmit();
      }}
    >
      {outboxTexts.sendAnyway}
    </Button>
  );
}

const COMMON_GRADES = [50, 60, 70, 80, 90, 100];

/**
 * Returns the word for a grade; '' without a valid grade, and for 0, which counts as not graded.
 */
const bandWord = (grade: number): string =>
  grade > 0 && grade <= 100 ? gradeBandTexts.words[bandOf(grade)] : '';

/** Returns whether a grade may be a fraction: 0.9 may mean 90 percent. */
const isFraction = (typed: string): boolean => gradeOf(typed) > 0 && gradeOf(typed) <= 1;

/** Shows a grade from 0 to 100, typed or tapped. */
function GradeField({ asked }: { asked: string | null }) {
  return (
    <Field<string> name="grade" label={texts.gradePercentage}>
      {(control, value, setValue) => (
        <>
          <div className="row">
            <span className={`line ${styles.percent}`}>
              <input
                {...control}
                className="edged"
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
              <span aria-hidden="true">{texts.percent}</span>
            </span>
            <span className={`soft strong ${styles.band}`}>{bandWord(gradeOf(value))}</span>
            <div
              className={`row gap-1 small strong numbers ${styles.common}`}
              role="group"
              aria-label={texts.suggestions}
            >
              {COMMON_GRADES.map((grade) => (
                <button
                  key={grade}
                  type="button"
                  tabIndex={-1}
                  aria-pressed={gradeOf(value) === grade}
                  onClick={() => setValue(String(grade))}
                >
                  {grade}
                </button>
              ))}
            </div>
          </div>
          {isFraction(value) && value === asked && (
            <p className="small" role="status">
              {texts.fractionHint(String(gradeOf(value)), String(Math.round(gradeOf(value) * 100)))}
            </p>
          )}
          {gradeOf(value) === 0 && (
            <p className="soft small" role="status">
              {texts.zeroHint}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

const percentOf = (now: Submission): string =>
  isGraded(now) ? outboxTexts.percent(now.gradePercentage ?? 0) : outboxTexts.notGraded;

interface DraftRestorerProps {
  draft: DraftOptions;
  /** The values that need no draft. */
  settled: readonly GradeValues[];
  values: GradeValues;
}

/** Stores unsent input again if another tab deletes its draft by sending. */
function DraftRestorer({ draft, settled, values }: DraftRestorerProps) {
  const unsent = settled.every(
    ({ mentorComment, grade }) => values.mentorComment !== mentorComment || values.grade !== grade,
  );
  useEffect(() => {
    const { userId, subject } = draft;
    return onForeignDraft(userId, subject, (isDeleted) => {
      if (isDeleted && unsent) writeDraft(userId, subject, values, { ...draft, tried: true });
    });
  }, [draft, unsent, values]);
  return null;
}
