import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import type { Submission, Task } from '../../../api/schemas.ts';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { DraftAutosave } from '../../../components/form/DraftAutosave.tsx';
import { TextAreaField } from '../../../components/form/fields/TextAreaField.tsx';
import { FormRefusal } from '../../../components/form/FormRefusal.tsx';
import { OutboxNote } from '../../../components/form/OutboxNote.tsx';
import { Button } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paths } from '../../../config/paths.ts';
import { seenOf } from '../../../domain/learning/sending/outbox.ts';
import { draftOf } from '../../../platform/storage/drafts.ts';
import { workOf } from '../../../domain/learning/sending/sendable.ts';
import { refusalOf, requestIn } from '../../../slices/apiThunk.ts';
import { submitTask } from '../../../slices/tasksSlice.ts';
import { useAppDispatch, useAppSelector, useSession } from '../../../store/hooks.ts';
import { registerVisibleRead } from '../../../store/refresh.ts';
import { submitTexts as texts } from '../../../texts/mentee/menteeTask.ts';
import { LinkField } from './LinkField.tsx';
import { limitOf, submitSchema, type SubmitValues } from './submitSchema.ts';
import { useReason } from './useReason.ts';

interface SubmitFormProps {
  task: Task;
  /** The earlier submission; null: none, as far as is known. */
  earlier: Submission | null;
  onSent: () => void;
}

/** The form of a submission: a link and a comment. */
export function SubmitForm({ task, earlier, onSent }: SubmitFormProps) {
  const dispatch = useAppDispatch();
  const { userId } = useSession();
  // The initial values stay when the store holds what has just been sent.
  const [before] = useState(earlier);
  const limit = useMemo(() => limitOf(before === null), [before]);
  const schema = useMemo(() => submitSchema(limit), [limit]);
  const draft = useMemo(
    () => ({
      userId,
      subject: draftOf.submission(task.id),
      seen: seenOf(before),
      about: { title: task.title },
      Autosave: DraftAutosave,
    }),
    [userId, task, before],
  );
  const initialValues = useMemo<SubmitValues>(
    () => ({ url: before?.taskUrl ?? '', menteeComment: before?.menteeComment ?? '' }),
    [before],
  );
  const explain = useReason(task, before === null);
  const key = `${submitTask.typePrefix}:${task.id}`;
  const { status, error } = useAppSelector((state) => requestIn(state, key)) ?? {};
  // Until something is sent from here, the request is of before the user left and came back.
  const [earlierSend, setEarlierSend] = useState(status === 'loading' || status === 'failure');
  const arrived = earlierSend && status === 'success';

  useEffect(() => registerVisibleRead({ key }), [key]);
  useEffect(() => {
    if (arrived) onSent();
  }, [arrived, onSent]);

  const send = async (values: SubmitValues): Promise<ApiError | null> => {
    if (status !== 'loading') setEarlierSend(false);
    const action = await dispatch(submitTask({ taskId: task.id, ...workOf(values) }));
    const refusal = refusalOf(action);
    if (refusal) return explain(refusal);
    onSent();
    return null;
  };

  return (
    <>
      {before && (
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
          refusedBefore={earlierSend && error ? explain(error) : null}
          draft={draft}
        >
          {({ isSubmitting }) => (
            <>
              <LinkField name="url" limit={limit} />
              <TextAreaField
                name="menteeComment"
                label={texts.comment}
                hint={texts.commentHint}
                limit={limit.most}
                count={limit.count}
              />
              <FormRefusal />
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
