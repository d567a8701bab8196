import { useEffect, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Filters.module.css';

interface FilterSelectProps {
  label: string;
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
  all: string;
  choices: readonly { id: string; name: string }[];
}

/** A list's filter: the platform's own select, which works best on phones. */
export function FilterSelect({ label, value, onChange, all, choices }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="soft small strong">
        {label}
      </label>
      <select
        id={id}
        className={`edged ${styles.select}`}
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

const SEARCH_DELAY_MS = 200;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** A search field that searches automatically after the last key. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // After a search set elsewhere (Back, "clear the filters"), but not after its own.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);

  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="soft small strong">
        {label}
      </label>
      <div className={`line gap-2 edged ${styles.search}`}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className="grow"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </div>
  );
}
