import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { formTexts } from './texts.ts';
import { Icon } from '../Icon.tsx';
import { isSubmitTap } from './submitTap.ts';
import styles from './Field.module.css';

/** What a control needs from its field: spread on an input, or passed to antd's Select. */
interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
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

/** A label, its control, a hint and, once touched, the error; linked for screen readers. */
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
            <Icon name="alert" /> {error}
          </>
        )}
      </p>
    </div>
  );
}
