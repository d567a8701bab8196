import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { savesData } from '../../lib/deviceSettings.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { SearchSelectProps } from './SearchSelect.tsx';
import { minWidth, classes, useMediaQuery } from '../hooks.ts';

const load = () => import('./SearchSelect.tsx');
const SearchSelect = lazy(load);

/** Matches a wide screen with a mouse. A device with a mouse has a keyboard too. */
const desk = `${minWidth('md')} and (hover: hover) and (pointer: fine)`;

interface SelectFieldProps {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  autoComplete?: string;
  /** A long list, searchable with a mouse and a keyboard. */
  searchable?: boolean;
  /** Called with a choice, after the form has it. */
  onChosen?: (value: string) => void;
}

/**
 * Shows a choice of one from a list. A current value that is not on the list can still be chosen.
 */
export function SelectField({ label, searchable, ...choice }: SelectFieldProps) {
  const Choice = searchable ? SearchableChoice : NativeChoice;
  return (
    <Field<string> name={choice.name} label={label}>
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

/**
 * Shows antd's Select with search. Phones, users with data saving, and a field focused before antd
 * has loaded get the device's own picker.
 */
function SearchableChoice(choice: ChoiceProps) {
  const atDesk = useMediaQuery(desk);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (!atDesk || savesData()) return;
    load().then(
      () => setReady(!document.activeElement?.closest('form')),
      () => undefined,
    );
  }, [atDesk]);

  const native = <NativeChoice {...choice} />;
  if (!ready) return native;
  const { autoComplete: _, ...select } = choice;
  return (
    <Suspense fallback={native}>
      <SearchSelect {...select} />
    </Suspense>
  );
}

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
