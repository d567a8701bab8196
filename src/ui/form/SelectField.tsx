import type { ReactNode } from 'react';
import type { SearchSelectProps } from './SearchSelect.tsx';
import { SearchableSelect } from './SearchableSelect.tsx';
import { classes } from '../classes.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface SelectFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
  /** A long list: searchable where there is a mouse and a keyboard. */
  searchable?: boolean;
  /** Called with a choice, after the form has it. */
  onChosen?: (value: string) => void;
}

/** One option of a list; a current value that is not on the list can still be chosen. */
export function SelectField({ label, hint, required, searchable, ...choice }: SelectFieldProps) {
  const Choice = searchable ? SearchableChoice : NativeChoice;
  return (
    <Field<string> name={choice.name} label={label} hint={hint} required={required ?? true}>
      {(control, value, setValue) => {
        const others = value !== '' && !choice.options.some((option) => option.value === value);
        const choose = (next: string) => {
          setValue(next);
          choice.onChosen?.(next);
        };
        return (
          <Choice
            control={control}
            value={value}
            options={others ? [{ value, label: value }, ...choice.options] : choice.options}
            placeholder={choice.placeholder}
            autoComplete={choice.autoComplete}
            onChange={choose}
          />
        );
      }}
    </Field>
  );
}

interface ChoiceProps extends SearchSelectProps {
  autoComplete: string | undefined;
}

function SearchableChoice({ autoComplete, ...choice }: ChoiceProps) {
  return (
    <SearchableSelect {...choice}>
      <NativeChoice {...choice} autoComplete={autoComplete} />
    </SearchableSelect>
  );
}

/** The device's own picker. */
function NativeChoice({
  control,
  value,
  options,
  placeholder,
  autoComplete,
  onChange,
}: ChoiceProps) {
  return (
    <select
      {...control}
      autoComplete={autoComplete}
      className={classes(styles.input, styles.select)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
