import { Formik, type FormikProps } from 'formik';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { Schema } from 'yup';
import { toApiError, type ApiError } from '../../api/errors.ts';
import { preloadClient } from '../../api/transport/http.ts';
import { leftUnsent } from '../../api/leftUnsent.ts';
import { classes } from '../classes.ts';
import { announce } from '../../platform/notices.ts';
import { nextPaint } from '../../platform/nextPaint.ts';
import { errorTexts } from '../../texts/errors.ts';
import styles from './AppForm.module.css';
import type { DraftAutosave } from './DraftAutosave.tsx';
import { FormErrors } from './FormErrors.tsx';
import { PrefilledValues } from './PrefilledValues.tsx';
import { RefusalContext } from './refusalContext.ts';
import { watchSubmitTap } from './submitTap.ts';
import { useDraft, type DraftSubject } from './useDraft.ts';

interface AppFormProps<Values extends object> {
  initialValues: Values;
  /** The rules, or how to come by them: a page that is read first does not load them at once. */
  schema: Schema | (() => Promise<Schema>);
  /**
   * Sends the values, once; a second submit while it runs is dropped.
   * @returns why it was refused, or null where it was accepted
   */
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /**
   * Where a refusal is said: above the button, and by a notice once the form has been left; above the
   * button alone, while it is there; or elsewhere (a toast) by the one who sends.
   */
  refusal?: 'here' | 'while here' | 'elsewhere';
  /** True for a refusal that one of the fields says. */
  saidAtField?: (error: ApiError) => boolean;
  /** Why something was refused that was sent from here before, and nothing since. */
  refusedBefore?: ApiError | null;
  /**
   * Whose draft this form is and of what; without it nothing is kept. The keeper comes along with it:
   * forms without a draft do not load it.
   */
  draft?: (DraftSubject & { Autosave: typeof DraftAutosave }) | undefined;
  /** The fields, a `FormRefusal` and the submit button. */
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
  saidAtField,
  refusedBefore = null,
  draft,
  children,
  className,
  label,
}: AppFormProps<Values>) {
  const [refused, setRefused] = useState<ApiError | null>(null);
  const sending = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const gone = useRef(false);
  const formId = useId();
  const draftState = useDraft(draft, initialValues);
  const { settle } = draftState;

  const submit = useCallback(
    async (values: Values) => {
      if (sending.current) return;
      sending.current = true;
      setRefused(null);
      await nextPaint();
      const error = await onSubmit(values).finally(() => {
        sending.current = false;
      });
      if (error === null) settle();
      else if (refusal === 'elsewhere') return;
      else if (!gone.current) setRefused(saidAtField?.(error) ? null : error);
      // A failure whose form has been left has no other place to be told.
      else if (refusal === 'here' && error.kind !== 'aborted') announce(leftUnsent(error));
    },
    [onSubmit, refusal, saidAtField, settle],
  );

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const remember = ({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) => {
    const by = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
    pressed.current =
      by instanceof HTMLElement ? by : currentTarget.querySelector('button[type="submit"]');
  };

  const rules = useMemo(() => rulesOf(schema, setRefused), [schema]);
  const preload = () => {
    preloadClient();
    if (typeof schema === 'function') void schema().catch(() => undefined);
  };

  const error = refused ?? refusedBefore;
  const refusalState = useMemo(() => ({ error, button: pressed }), [error]);

  return (
    <Formik initialValues={draftState.startValues} validationSchema={rules} onSubmit={submit}>
      {(form) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields are asked for: what sends comes with the first focus
        <form
          id={formId}
          noValidate
          // Should it ever be sent without our script, then not as an address with a password in it.
          method="post"
          className={classes(styles.form, className)}
          aria-label={label}
          onSubmit={(event) => {
            remember(event);
            form.handleSubmit(event);
          }}
          onFocus={preload}
          onMouseDown={watchSubmitTap}
        >
          <FormErrors formId={formId} />
          <PrefilledValues formId={formId} />
          <RefusalContext value={refusalState}>
            {draft ? (
              <draft.Autosave draftState={draftState} pristine={initialValues}>
                {children(form)}
              </draft.Autosave>
            ) : (
              children(form)
            )}
          </RefusalContext>
        </form>
      )}
    </Formik>
  );
}

/**
 * The schema as Formik asks for it, which believes what it hears last: answers come in the order they
 * were asked for, so that what was typed last counts. Rules that cannot be fetched let nothing pass: the
 * form says so, and is not sent.
 */
function rulesOf(
  schema: AppFormProps<object>['schema'],
  refuse: (error: ApiError) => void,
): Pick<Schema, 'validate'> {
  if (typeof schema !== 'function') return schema;
  const judge = async (...[values, options]: Parameters<Schema['validate']>): Promise<unknown> => {
    const fetched = await schema().catch((thrown: unknown) => {
      refuse(toApiError(thrown, errorTexts.occurred));
      // As Formik reads what yup throws: a field without a name is wrong.
      throw Object.assign(new Error(errorTexts.noCode), { name: 'ValidationError', path: '' });
    });
    return fetched.validate(values, options);
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    validate: (values, options) => {
      const answer = judge(values, options);
      const inTurn = before.then(() => answer);
      before = inTurn.catch(() => undefined);
      // Nobody hears of it before its turn.
      answer.catch(() => undefined);
      return inTurn;
    },
  };
}
