import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck' | 'autoFocus'
>;

interface TextFieldProps extends InputAttributes {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'url' | 'tel';
}

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  required,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field<string> name={name} label={label} hint={hint} required={required ?? true}>
      {(control, value, setValue) => (
        <input
          {...input}
          {...control}
          type={type}
          className={styles.input}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
