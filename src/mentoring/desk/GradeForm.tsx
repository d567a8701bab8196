import { useFormikContext } from 'formik';
import { useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasNoResponse, type ApiError } from '../../api/errors.ts';
import { AppForm } from '../../ui/form/AppForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { FormRefusal } from '../../ui/form/Refusal.tsx';
import { useDraft } from '../../user/useDraft.ts';
import { Changed } from '../../tasks/outbox/Changed.tsx';
import { OutboxNote } from '../../tasks/outbox/OutboxNote.tsx';
import { useSend } from '../../tasks/outbox/useSend.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { paths } from '../../paths.ts';
import { gradeOf, pickCompared } from '../../tasks/work.ts';
import { announce } from '../../ui/notices.ts';
import { draftOf } from '../../user/drafts.ts';
import { gradeWord } from '../../lib/gradeBands.ts';
import type { QueueRow } from '../submissions.ts';
import { useSession } from '../../auth/useSession.ts';
import { reviewTexts as texts } from '../texts.ts';
import { CommentTools } from './CommentTools.tsx';
import styles from './GradeForm.module.css';
import { deskKeys } from './texts.ts';
import { COMMENT_LIMIT, gradeSchema, type GradeValues } from '../../tasks/formSchemas.ts';
import { useIsMounted } from '../../ui/hooks.ts';

interface GradeFormProps {
  row: QueueRow;
  place: HTMLElement | null;
  /** True if the mentor has graded nothing in the last hours. */
  isFirst: boolean;
  onGraded: (andNext: boolean) => void;
  /** Returns true just after another submission was graded. */
  followsGrade: () => boolean;
}

/** Shows the fields for comment and grade, prefilled from the last grading. */
export function GradeForm(props: GradeFormProps) {
  const { row, place, isFirst, onGraded, followsGrade } = props;
  const { id, graded, submission, menteeName } = row;
  const { userId } = useSession();
  const formId = useId();
  const andNext = useRef(false);
  const comment = useRef<HTMLTextAreaElement>(null);
  // The values are fixed when the form mounts, so that newer data cannot overwrite the input.
  const [pristine] = useState<GradeValues>({
    mentorComment: graded ? (submission.mentorComment ?? '') : '',
    grade: graded ? String(submission.gradePercentage) : '',
  });
  const [seen] = useState(() => pickCompared(submission));
  const subject = draftOf.grade(id);
  const about = useMemo(
    () => ({ title: row.taskTitle, mentee: menteeName }),
    [row.taskTitle, menteeName],
  );
  const ownDraft = useDraft({ userId, subject, seen, about }, pristine);
  const { draft, changed, agree, ...sending } = useSend(subject, ownDraft, about);
  /**
   * The last grade that looked like a fraction when it was sent, so that the mentor decides about
   * it.
   */
  const [asked, setAsked] = useState<string | null>(null);
  // After the form has unmounted, a notice reports the outcome.
  const isMounted = useIsMounted();

  const send = async (values: GradeValues): Promise<ApiError | null> => {
    const { outcome, error } = await sending.send(values);
    if (outcome === 'done') announce({ kind: 'success', title: texts.alreadySaved });
    if (error === null) {
      if (isMounted.current) onGraded(andNext.current);
      return null;
    }
    // The API's message names the submission by its id, which means nothing to a mentor.
    if (error.status === 404) return { ...error, message: texts.deleted, hasAdvice: true };
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
      draft={draft}
      label={texts.form}
      className={styles.form ?? ''}
    >
      {({ values }) => {
        return (
          <>
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
            {changed && <Changed isWorkShown now={changed} onAgree={agree} />}
            <OutboxNote replace to={paths.mentorOutbox} />
            {isFirst && <p className="soft small words">{texts.emails(menteeName)}</p>}
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

const COMMON_GRADES = [50, 60, 70, 80, 90, 100];

/**
 * Returns the word for a grade; '' without a valid grade, and for 0, which counts as not graded.
 */
const bandWord = (grade: number): string => (grade > 0 && grade <= 100 ? gradeWord(grade) : '');

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
