import { useField } from 'formik';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { isSubmitTap } from './nextPaint.ts';
import { formTexts } from './texts.ts';

/** The props that a field passes to its control: spread on an input, or passed to antd's Select. */
interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
  dir: 'auto';
  onBlur: () => void;
}

interface FieldProps<Value> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Shown after the label: the Caps Lock warning. */
  aside?: ReactNode;
  children: (control: FieldControl, value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Shows a label, its control, a hint and, once touched, the error, linked for screen readers. */
export function Field<Value>({
  name,
  label,
  hint,
  required = true,
  aside,
  children,
}: FieldProps<Value>) {
  const id = useId();
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name);
  const wrong = touched && error !== undefined;
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    name,
    'aria-invalid': wrong,
    'aria-describedby': described === '' ? undefined : described,
    'aria-required': required || undefined,
    // What people write may begin with a letter that is read from right to left.
    dir: 'auto',
    onBlur: () => {
      if (!isSubmitTap()) void setTouched(true);
    },
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {!required && <span className={styles.optional}> ({formTexts.optional})</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control, value, (next) => void setValue(next))}
      <p id={`${id}-error`} className={styles.error}>
        {wrong && (
          <>
            <Icon name="alert" /> <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'autoFocus'
  | 'min'
  | 'max'
  | 'list'
>;

interface TextFieldProps extends InputAttributes {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
}

/** Characters without a shape, which apps put around an address that is copied. */
const invisible = /\p{Cf}/gu;

/** Shows a field with one line of text, or a day in the device's own picker. */
export function TextField({ name, label, hint, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field<string> name={name} label={label} hint={hint}>
      {(control, value, setValue) => (
        <input
          {...input}
          {...control}
          type={type}
          className={styles.input}
          value={value}
          // Around an address, browsers remove spaces, but not no-break spaces.
          onChange={({ target }) =>
            setValue(type === 'email' ? target.value.replace(invisible, '').trim() : target.value)
          }
        />
      )}
    </Field>
  );
}
