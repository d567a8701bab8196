import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import type { ApiError } from '../api/errors.ts';
import { stillSending } from '../api/query/query.ts';
import styles from './AccountForm.module.css';
import { accountTexts } from './texts.ts';
import { Button } from '../ui/Button.tsx';
import { AppForm } from '../ui/form/AppForm.tsx';
import { TextField } from '../ui/form/Field.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { FormRefusal } from '../ui/form/Refusal.tsx';
import { useHydrated } from '../ui/hooks.ts';

/**
 * Shows the submit button, which is disabled until the app runs, so that the browser never sends
 * the form.
 */
function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      block
      busy={isSubmitting}
      disabled={!ready}
      className={styles.submit}
    >
      {children}
    </Button>
  );
}

interface AccountFormProps<Values extends object> {
  label: string;
  submit: string;
  initialValues: Values;
  schema: () => Promise<Schema>;
  onSubmit: (values: Values) => Promise<ApiError | null>;
  explain?: (error: ApiError, values: Values) => ReactNode;
  children: ReactNode;
}

/** Shows a form of the account pages. A toast has the reason of a refusal. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { submit, onSubmit, children, ...form } = props;
  // A toast shows why the API refused the form, but not that a schema failed to load or that an
  // earlier call is in flight.
  const [toasted, setToasted] = useState<ApiError | null>(null);
  const send = async (values: Values) => {
    const error = await onSubmit(values);
    setToasted(error === stillSending ? null : error);
    return error;
  };
  return (
    <AppForm {...form} onSubmit={send} refusal="while here">
      {() => (
        <>
          <div className={styles.fields}>{children}</div>
          <FormRefusal toasted={toasted} />
          <SubmitButton>{submit}</SubmitButton>
        </>
      )}
    </AppForm>
  );
}

/** Shows the field for an email address. */
export function EmailField({ autoComplete }: { autoComplete: 'email' | 'username' }) {
  return (
    <TextField
      name="email"
      label={accountTexts.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Shows the fields for the first and the last name. */
export function NameFields() {
  return (
    <>
      <TextField
        name="firstName"
        label={accountTexts.firstName}
        hint={accountTexts.shortName}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <TextField
        name="lastName"
        label={accountTexts.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </>
  );
}

/** Shows the fields for a new password and its repetition. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={accountTexts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}
