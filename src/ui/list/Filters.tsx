import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Filters.module.css';
import { listTexts as texts } from './texts.ts';
import type { ListAddress } from './useListAddress.ts';

interface FilterSelectProps {
  label: string;
  /** The chosen value, or '' for all. */
  value: string;
  onChange: (value: string) => void;
  all: string;
  choices: readonly { id: string; name: string }[];
}

/** Shows a list's filter as the platform's own select, which works best on phones. */
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

/** Shows a search field that searches by itself after the last key, with a button to clear it. */
export function SearchField({ address: { search: value, find } }: { address: ListAddress }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // The field follows a search that was set elsewhere (Back, "clear the filters"), but not its own.
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
      find(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sent, find]);

  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="soft small strong">
        {texts.search}
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

interface OrderSelectProps {
  address: ListAddress;
  /** The names of the orders by their value of `?sort=`; '' is the order without it. */
  orders: Readonly<Record<string, string>>;
}

/** Chooses the order of a list. */
export const OrderSelect = ({ address: { sort, change }, orders }: OrderSelectProps) => (
  <FilterSelect
    label={texts.order}
    value={sort}
    onChange={(next) => change({ sort: next })}
    all={orders[''] ?? texts.suggested}
    choices={Object.entries(orders).flatMap(([id, name]) => (id === '' ? [] : { id, name }))}
  />
);

/** Shows the search and the order of a list without other filters. */
export const SearchAndOrder = ({ label, ...props }: OrderSelectProps & { label: string }) => (
  <div role="search" className={styles.tools} aria-label={label}>
    <SearchField address={props.address} />
    <OrderSelect {...props} />
  </div>
);
