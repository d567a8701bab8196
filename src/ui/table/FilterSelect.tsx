import { useId } from 'react';
import styles from './Filters.module.css';

interface FilterSelectProps {
  label: string;
  /** The id of the choice; '' for all. */
  value: string;
  onChange: (value: string) => void;
  /** The label of ''. */
  all: string;
  choices: readonly { id: string; name: string }[];
}

/** A filter of a list: the platform's own select, which works best on phones. */
export function FilterSelect({ label, value, onChange, all, choices }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={choices.some((choice) => choice.id === value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
