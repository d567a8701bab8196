import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ApiError, hasNoResponse } from '../../api/errors.ts';
import { requestIn } from '../../api/query/query.ts';
import { useShownWrite } from '../../api/query/shownWrites.ts';
import { isSame } from '../../lib/values.ts';
import { hasTrackMentor } from '../feedback/trackMentor.ts';
import { LinkField } from './LinkField.tsx';
import { TodoClaims } from './TodoClaims.tsx';
import { submitTexts as texts } from '../task/texts.ts';
import { paths } from '../../paths.ts';
import { limitOf, submitSchema } from '../../tasks/formSchemas.ts';
import { Changed } from '../../tasks/outbox/Changed.tsx';
import { OutboxNote } from '../../tasks/outbox/OutboxNote.tsx';
import { useSend } from '../../tasks/outbox/useSend.ts';
import { submitTask, type Submission, type Task } from '../../tasks/tasksSlice.ts';
import { retractClaims, todoPoints, withoutClaims } from '../../tasks/todo.ts';
import { pickCompared, type TypedWork, typedWorkOf, workFields } from '../../tasks/work.ts';
import { workTexts } from '../../tasks/workTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AppForm } from '../../ui/form/AppForm.tsx';
import { FormRefusal } from '../../ui/form/Refusal.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { type Draft, draftOf } from '../../user/drafts.ts';
import { useDraft } from '../../user/useDraft.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import { loadMentors, mentorSelectors } from '../../user/userSlice.ts';

/**
 * Explains why the API refused a submission. If the mentee has no mentor for the track, it responds
 * to a first submission with an empty 500.
 */
function useSubmitErrorMessage(task: Task, isFirst: boolean): (error: ApiError) => ApiError {
  const { tracks } = useProfile();
  const mentors = useAppSelector(mentorSelectors.selectTotal);
  const mentorsKnown = useAppSelector(
    (state) => requestIn(state, loadMentors.keyOf())?.status === 'success',
  );
  const hasMentor = useAppSelector((state) =>
    hasTrackMentor(state, task.track ?? '', tracks.length),
  );
  const enrolled = tracks.some(({ id }) => id === task.track);

  return (error) => {
    const explained = (message: string) => ({ ...error, message, hasAdvice: true });
    if (hasNoResponse(error)) return explained(texts.noResponse(error.message));
    const bare = error.status === 500 && !error.fromServer;
    if (!bare || !isFirst) return error;
    if (!enrolled) return explained(texts.noMentorHere);
    if (hasMentor) return explained(texts.noReason);
    return explained(mentorsKnown && mentors === 0 ? texts.noMentor : texts.noReasonOrMentor);
  };
}

interface SubmitFormProps {
  task: Task;
  /** The version that the form starts from, or null. It stays when a newer one arrives. */
  earlier: Submission | null;
  onSent: () => void;
}

/** Shows the form that submits a task. */
export function SubmitForm({ task, earlier, onSent }: SubmitFormProps) {
  const { userId } = useSession();
  const limit = useMemo(() => limitOf(earlier === null), [earlier]);
  const schema = useMemo(() => submitSchema(limit), [limit]);
  const initialValues = useMemo(() => {
    const values = typedWorkOf(earlier);
    return { ...values, menteeComment: withoutClaims(values.menteeComment) };
  }, [earlier]);
  const subject = draftOf.submission(task.id);
  const about = useMemo(() => ({ title: task.title }), [task.title]);
  const seen = useMemo(() => pickCompared(earlier), [earlier]);
  const adapt = useCallback(
    (values: TypedWork, draft: Draft): TypedWork => {
      const points = todoPoints(pickCompared(draft.seen)?.mentorComment ?? null);
      if (isSame(points, todoPoints(earlier?.mentorComment ?? null))) return values;
      return { ...values, menteeComment: retractClaims(values.menteeComment, points) };
    },
    [earlier],
  );
  const ownDraft = useDraft({ userId, subject, seen, about }, initialValues, adapt);
  const { draft, changed, agree, ...sending } = useSend(subject, ownDraft, about);
  const explain = useSubmitErrorMessage(task, earlier === null);
  const key = submitTask.keyOf(task.id);
  const { status, error } = useAppSelector((state) => requestIn(state, key)) ?? {};
  // Until the form sends something, this request started before the user left and came back.
  const [earlierSend, setEarlierSend] = useState(status === 'loading' || status === 'failure');
  const arrived = earlierSend && status === 'success';

  useShownWrite(key);
  useEffect(() => {
    if (arrived) onSent();
  }, [arrived, onSent]);

  const send = async (values: TypedWork): Promise<ApiError | null> => {
    if (status !== 'loading') setEarlierSend(false);
    const refusal = (await sending.send(values)).error;
    if (refusal) return explain(refusal);
    onSent();
    return null;
  };

  return (
    <>
      {earlier && (
        <Notice tone="info" title={texts.replaces}>
          {texts.replacesText}
        </Notice>
      )}
      <Card padding="lg">
        <AppForm
          initialValues={initialValues}
          schema={schema}
          onSubmit={send}
          refusal="while here"
          refusedBefore={earlierSend && draft.restored && error ? explain(error) : null}
          draft={draft}
        >
          {({ isSubmitting }) => (
            <>
              <TodoClaims mentorComment={earlier?.mentorComment ?? null} />
              {workFields.map(({ name, input, kind }) => {
                const { label, hint } = workTexts[name];
                const fieldProps = {
                  name: input,
                  label,
                  hint,
                  limit: limit.most,
                  count: limit.count,
                };
                return kind === 'link' ? (
                  <LinkField key={name} {...fieldProps} />
                ) : (
                  <TextAreaField key={name} {...fieldProps} />
                );
              })}
              <FormRefusal />
              {changed && <Changed now={changed} onAgree={agree} />}
              <OutboxNote to={paths.outbox} />
              <Button type="submit" size="lg" busy={isSubmitting || status === 'loading'}>
                {texts.send}
              </Button>
            </>
          )}
        </AppForm>
      </Card>
    </>
  );
}
