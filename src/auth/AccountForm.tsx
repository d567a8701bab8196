import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import type { ApiError } from '../api/errors.ts';
import { AppForm } from '../ui/form/AppForm.tsx';
import { FormRefusal } from '../ui/form/FormRefusal.tsx';
import styles from './fields.module.css';
import { SubmitButton } from './SubmitButton.tsx';

interface AccountFormProps<Values extends object> {
  /** Its accessible name; `submit` is its button's text. */
  label: string;
  submit: string;
  initialValues: Values;
  schema: () => Promise<Schema>;
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /** What helps where it was refused: above the button, in the place of the refusal's own words. */
  help?: ReactNode;
  /** True for a refusal that the help explains. */
  isExplained?: (error: ApiError) => boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account screens: fields, one button, and refusals above it, beside the toast. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { submit, children, help, isExplained, ...form } = props;
  return (
    <AppForm {...form} refusal="while here" {...(isExplained && { saidAtField: isExplained })}>
      {() => (
        <>
          <div className={styles.fields}>{children}</div>
          <FormRefusal />
          {help}
          <SubmitButton>{submit}</SubmitButton>
        </>
      )}
    </AppForm>
  );
}
