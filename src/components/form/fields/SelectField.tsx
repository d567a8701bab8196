import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface SelectFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  options: readonly { value: string; label: string }[];
  /** Said while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
  /** Told of a choice, after the form has it. */
  onChosen?: (value: string) => void;
}

/** One of a list, by the device's own picker; a value that is not on the list stays choosable. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, options, placeholder, autoComplete, onChosen } = props;
  return (
    <Field<string> name={name} label={label} hint={hint} required={required ?? true}>
      {(control, value, setValue) => (
        <select
          {...control}
          autoComplete={autoComplete}
          className={classes(styles.input, styles.select)}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onChosen?.(event.target.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {value !== '' && !options.some((option) => option.value === value) && (
            <option value={value}>{value}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
