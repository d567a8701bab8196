import { useCallback } from 'react';
import { FilterSelect } from '../../../components/table/FilterSelect.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import {
  selectQueueMentees,
  selectQueueTasks,
  type QueueView,
} from '../../../store/selectors/mentorQueue.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { mentorTexts, queueTexts as texts } from '../../../texts/mentor.ts';
import styles from '../mentor.module.css';
import { queueStates, toState } from './queueView.ts';

interface QueueFiltersProps {
  view: QueueView;
  onChange: (changes: Record<string, string>) => void;
}

/** Filters by state, task and mentee, and a search. */
export function QueueFilters({ view, onChange }: QueueFiltersProps) {
  const tasks = useAppSelector(selectQueueTasks);
  const mentees = useAppSelector(selectQueueMentees);
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <div role="search" className={styles.filters} aria-label={texts.filters}>
      <fieldset className={styles.states}>
        <legend>{texts.state}</legend>
        <div className={styles.segments}>
          {queueStates.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={view.state === state}
              onClick={() => onChange(toState(state))}
            >
              {texts.states[state]}
            </button>
          ))}
        </div>
      </fieldset>
      <FilterSelect
        label={texts.task}
        value={view.task}
        all={texts.allTasks}
        choices={tasks}
        onChange={(task) => onChange({ task })}
      />
      <FilterSelect
        label={texts.mentee}
        value={view.mentee}
        all={texts.allMentees}
        choices={mentees}
        onChange={(mentee) => onChange({ mentee })}
      />
      <SearchField label={mentorTexts.search} value={view.search} onSearch={search} />
    </div>
  );
}
