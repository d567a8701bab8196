import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import type { ApiError } from '../../../api/errors.ts';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { FormRefusal } from '../../../components/form/FormRefusal.tsx';
import styles from './fields.module.css';
import { SubmitButton } from './SubmitButton.tsx';

interface AccountFormProps<Values extends object> {
  /** Its accessible name; `submit` is its button's text. */
  label: string;
  submit: string;
  initialValues: Values;
  schema: () => Promise<Schema>;
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account screens: fields, one button, and refusals in a toast. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { submit, children, ...form } = props;
  return (
    <AppForm {...form} refusal="elsewhere">
      {() => (
        <>
          <div className={styles.fields}>{children}</div>
          <FormRefusal />
          <SubmitButton>{submit}</SubmitButton>
        </>
      )}
    </AppForm>
  );
}
