import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Icon } from '../Icon.tsx';
import { EmptyState } from '../Notice.tsx';
import styles from './Filters.module.css';
import { filterTexts as texts } from './texts.ts';

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

/** A search field that searches automatically after the last key, with a button to clear it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
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
          ref={field}
          id={id}
          type="search"
          className="grow"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={texts.clearSearch}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

interface NothingFoundProps {
  /** The words that were searched for, or '' if other filters hide all rows. */
  search: string;
  /** The way back. */
  action?: ReactNode;
}

/** A list in which no row matches the search and the filters. */
export const NothingFound = ({ search, action }: NothingFoundProps) => (
  <Card>
    <EmptyState
      title={texts.nothingFound(search.trim())}
      text={texts.nothingFoundText}
      action={action}
    />
  </Card>
);
