import { Formik, type FormikProps, useFormikContext } from 'formik';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Schema } from 'yup';
import { type ApiError, unsentNotice, toApiError } from '../../api/errors.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import { preloadClient } from '../../api/http.ts';
import styles from './AppForm.module.css';
import type { DraftHandle } from './DraftAutosave.tsx';
import { RefusalContext } from './contexts.ts';
import { nextPaint, watchSubmitTap } from './nextPaint.ts';
import { classes, useIsMounted } from '../hooks.ts';
import { announce } from '../notices.ts';

/** Focuses the first wrong field after a submit. */
function FirstWrongField({ formId }: { formId: string }) {
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const checked = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === checked.current) return;
    checked.current = submitCount;
    const form = document.forms.namedItem(formId);
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, isSubmitting, isValidating, submitCount]);

  return null;
}

/** Takes over input from before the hydration, which the next key would erase. */
function PrefilledValues({ formId }: { formId: string }) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();

  useLayoutEffect(() => {
    const typed = [...(document.forms.namedItem(formId)?.elements ?? [])]
      .filter((element) => element instanceof HTMLInputElement)
      .filter(({ name, value }) => value !== '' && values[name] === '');
    if (typed.length === 0) return;
    const typedValues = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    void setValues({ ...values, ...typedValues });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is hydrated
  }, []);

  return null;
}

interface AppFormProps<Values extends object> {
  initialValues: Values;
  schema: Schema | (() => Promise<Schema>);
  /** Sends the values once. Returns the refusal, or null if they were accepted. */
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /**
   * Where the refusal is shown. `here`: above the button, or in a notice once the form has been
   * left. `while here`: above the button only.
   */
  refusal?: 'here' | 'while here';
  /** Returns what is shown instead of the refusal's message, such as the next step. */
  explain?: (error: ApiError, values: Values) => ReactNode;
  refusedBefore?: ApiError | null;
  draft?: DraftHandle<Values>;
  children: (form: FormikProps<Values>) => ReactNode;
  className?: string;
  /** Set if the form's buttons are elsewhere on the page. */
  id?: string;
  /** The form's name for screen readers, if no heading names it. */
  label?: string;
}

/**
 * Shows a form with Formik and a yup schema. Errors show after touch, and a submit focuses the
 * first wrong field. `FormRefusal` says above the button why the form was not sent. A refusal loses
 * no input.
 */
export function AppForm<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  refusal = 'here',
  explain,
  refusedBefore = null,
  draft,
  children,
  className,
  id,
  label,
}: AppFormProps<Values>) {
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [explanation, setExplanation] = useState<ReactNode>(null);
  const sending = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();
  const ownId = useId();
  const formId = id ?? ownId;

  const submit = async (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setRefused(null);
    draft?.save(values);
    await nextPaint();
    const error = await onSubmit(values).finally(() => {
      sending.current = false;
    });
    if (error === null) draft?.settle(values);
    if (isMounted.current) {
      const explained = error === null ? null : explain?.(error, values);
      setExplanation(explained);
      setRefused(explained ? null : error);
    } else if (refusal === 'here' && error !== null && error.kind !== 'aborted') {
      announce(unsentNotice(error));
    }
  };

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

  const discard = () => {
    draft?.discard();
    setRefused(null);
    setExplanation(null);
  };

  const error = refused ?? refusedBefore;
  const press = useCallback((button: HTMLElement | null) => {
    pressed.current = button;
  }, []);
  const refusalState = useMemo(
    () => ({ error, explanation, button: pressed, press }),
    [error, explanation, press],
  );

  return (
    <Formik
      initialValues={draft?.startValues ?? initialValues}
      validationSchema={rules}
      onSubmit={submit}
    >
      {(form) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- preloads the API client with the first focus of a field
        <form
          id={formId}
          noValidate
          // If the form is sent without our script, a password must not be in the address.
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
          <FirstWrongField formId={formId} />
          <PrefilledValues formId={formId} />
          <RefusalContext value={refusalState}>
            {draft ? (
              <draft.Autosave draft={{ ...draft, discard }} pristine={initialValues}>
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
 * Delivers results in the order of the calls, because Formik applies the one that arrives last. If
 * the schema cannot be loaded, validation fails and the form is not sent.
 */
function rulesOf(
  schema: AppFormProps<object>['schema'],
  refuse: (error: ApiError) => void,
): Pick<Schema, 'validate'> {
  if (typeof schema !== 'function') return schema;
  const validate = async (
    ...[values, options]: Parameters<Schema['validate']>
  ): Promise<unknown> => {
    const fetched = await schema().catch((thrown: unknown) => {
      refuse(toApiError(thrown, errorTexts.occurred));
      // Formik expects yup's error shape; this error belongs to no field.
      throw Object.assign(new Error(errorTexts.partNotLoaded), {
        name: 'ValidationError',
        path: '',
      });
    });
    return fetched.validate(values, options);
  };
  let before: Promise<unknown> = Promise.resolve();
  return {
    validate: (values, options) => {
      const outcome = validate(values, options);
      const inTurn = before.then(() => outcome);
      before = inTurn.catch(() => undefined);
      // The rejection is handled in its turn, and must not count as unhandled until then.
      outcome.catch(() => undefined);
      return inTurn;
    },
  };
}
