import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Area } from '../areas.ts';
import { searchTexts as texts } from './texts.ts';
import { toFoundSubmissions, toFoundTasks } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchBox.module.css';

/** The list that a search opens in each area. */
const lists = {
  mentee: { label: texts.tasks, address: toFoundTasks },
  mentor: { label: texts.submissions, address: toFoundSubmissions },
} as const;

/**
 * Shows the search box of the top bar, which opens the list of the area filtered by the typed
 * words.
 */
export function SearchBox({ area }: { area: Area }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { label, address } = lists[area.name];
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = field.current?.value.trim();
    if (!field.current || !words) return;
    field.current.value = '';
    // The list shows the words in a field of its own. On a phone, moving the focus also closes the
    // box and the keyboard.
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
    void navigate(address(words));
  };
  return (
    <form role="search" aria-label={label} className={`grow ${styles.search}`} onSubmit={search}>
      <label className={`line gap-2 edged ${styles.box}`}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          className={`grow ${styles.field}`}
          aria-label={label}
          placeholder={texts.search}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
    </form>
  );
}
