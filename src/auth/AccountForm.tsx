import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import type { ApiError } from '../api/errors.ts';
import styles from './AccountForm.module.css';
import { accountTexts } from './texts.ts';
import { Button } from '../ui/Button.tsx';
import { AppForm } from '../ui/form/AppForm.tsx';
import { TextField } from '../ui/form/Field.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { FormRefusal } from '../ui/form/Refusal.tsx';
import { useHydrated } from '../ui/hooks.ts';

/**
 * The submit button of an account form, with a spinner while it sends. It is prerendered as
 * disabled, as nothing is sent without scripts; `src/app/boot.ts` enables it.
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
      data-waits={ready ? undefined : ''}
      className={styles.submit}
    >
      {children}
    </Button>
  );
}

interface AccountFormProps<Values extends object> {
  /** Its accessible name; `submit` is its button's text. */
  label: string;
  submit: string;
  initialValues: Values;
  schema: () => Promise<Schema>;
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /** Explains some refusals, above the button. */
  help?: ReactNode;
  /** True for a refusal that `help` explains. */
  isExplained?: (error: ApiError) => boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account screens: fields, one button, and above it what to do after a refusal. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { submit, onSubmit, children, help, isExplained, ...form } = props;
  // A toast says why the service refused the form. It does not say that a schema failed to load.
  const [toasted, setToasted] = useState<ApiError | null>(null);
  const send = async (values: Values) => {
    const error = await onSubmit(values);
    setToasted(error);
    return error;
  };
  return (
    <AppForm
      {...form}
      onSubmit={send}
      refusal="while here"
      {...(isExplained && { saidAtField: isExplained })}
    >
      {() => (
        <>
          <div className={styles.fields}>{children}</div>
          <FormRefusal toasted={toasted} />
          {help}
          <SubmitButton>{submit}</SubmitButton>
        </>
      )}
    </AppForm>
  );
}

/** The e-mail address, with the keyboard for it and without corrections. */
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

/** First and last name. */
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

/** A new password, and its repetition against typing errors. */
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
