import { Formik, type FormikProps } from 'formik';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import type { ApiError } from '../../api/errors.ts';
import { formTexts } from '../../texts/form.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './AppForm.module.css';
import { DraftKeeper } from './DraftKeeper.tsx';
import { FormErrors } from './FormErrors.tsx';
import { TypedBefore } from './TypedBefore.tsx';
import { useDraft, type DraftSubject } from './useDraft.ts';

interface AppFormProps<Values extends object> {
  initialValues: Values;
  schema: Schema;
  /**
   * Sends the values, once; a second submit while it runs is dropped.
   * @returns why it was refused, or null where it was accepted
   */
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /** Where a refusal is said: above the button, or elsewhere (a toast) by the one who sends. */
  refusal?: 'here' | 'elsewhere';
  /** Whose draft this form is and of what; without it nothing is kept. */
  draft?: DraftSubject | undefined;
  /** The fields and the submit button. */
  children: (form: FormikProps<Values>) => ReactNode;
  className?: string;
  /** The form's name for screen readers, where no heading names it. */
  label?: string;
}

/**
 * A form: Formik and a yup schema, errors after touch, the first wrong field focused on submit, the
 * refusal of the service shown with every character kept, no double send, a draft where asked for.
 */
export function AppForm<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  refusal = 'here',
  draft,
  children,
  className,
  label,
}: AppFormProps<Values>) {
  const [refused, setRefused] = useState<ApiError | null>(null);
  const sending = useRef(false);
  const formId = useId();
  const kept = useDraft(draft, initialValues);
  const { settle } = kept;

  const submit = useCallback(
    async (values: Values) => {
      if (sending.current) return;
      sending.current = true;
      setRefused(null);
      const error = await onSubmit(values).finally(() => {
        sending.current = false;
      });
      if (error === null) settle();
      else if (refusal === 'here') setRefused(error);
    },
    [onSubmit, refusal, settle],
  );

  const content = (form: FormikProps<Values>) => (
    <>
      {children(form)}
      {refused && (
        <div className={styles.refusal}>
          <Notice tone="danger">
            {refused.kind === 'session' ? formTexts.sessionLost : refused.message}
          </Notice>
        </div>
      )}
    </>
  );

  return (
    <Formik initialValues={kept.startValues} validationSchema={schema} onSubmit={submit}>
      {(form) => (
        <form
          id={formId}
          noValidate
          // Should it ever be sent without our script, then not as an address with a password in it.
          method="post"
          className={[styles.form, className].filter(Boolean).join(' ')}
          aria-label={label}
          onSubmit={form.handleSubmit}
        >
          <FormErrors formId={formId} />
          <TypedBefore formId={formId} />
          {draft ? (
            <DraftKeeper kept={kept} pristine={initialValues}>
              {content(form)}
            </DraftKeeper>
          ) : (
            content(form)
          )}
        </form>
      )}
    </Formik>
  );
}
