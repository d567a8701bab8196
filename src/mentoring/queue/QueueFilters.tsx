import { useCallback, useMemo, useState } from 'react';
import { Fold } from '../Fold.tsx';
import styles from './Queue.module.css';
import { type QueueView, selectQueueMentees, selectQueueTasks } from '../submissions.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import { readId } from '../../paths.ts';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { FilterSelect, SearchField } from '../../ui/table/Filters.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import type { Address } from '../useAddress.ts';

/** The first state is the default. */
const queueStates = ['waiting', 'graded', 'all'] as const;

/** The columns with an order, which only the table's headers change. */
const sortKeys = ['mentee', 'task', 'updated', 'grade'] as const;

/** The list view in the address, without invalid values. */
export function useQueueView({ get, sort }: Address): QueueView {
  const state = queueStates.find((option) => option === get('state')) ?? queueStates[0];
  const [task, mentee, search] = [readId(get('task')), readId(get('mentee')), get('q')];
  return useMemo(() => {
    const key = sortKeys.find((option) => option === sort?.key);
    const descending = sort?.descending ?? false;
    return { state, task, mentee, search, sort: key ? { key, descending } : null };
  }, [state, task, mentee, search, sort]);
}

/** Search parameter for a state. The default is omitted. */
export const toState = (state: QueueView['state']): { state: string } => ({
  state: state === queueStates[0] ? '' : state,
});

/** "Not graded" and "all" do not count. */
const filterCount = ({ state, task, mentee, search }: QueueView): number =>
  [state === 'graded', task !== '', mentee !== '', search.trim() !== ''].filter(Boolean).length;

/** True if a filter is set. */
export const isFiltered = (view: QueueView): boolean => filterCount(view) > 0;

export const noFilters = { state: '', task: '', mentee: '', q: '' } as const;

interface QueueFiltersProps {
  view: QueueView;
  onChange: (changes: Record<string, string>) => void;
}

/**
 * Filters. Folded on a phone, so that the first row is on the first screen. Once they have been
 * open, they stay open when the phone is turned.
 */
export function QueueFilters(props: QueueFiltersProps) {
  const hasRoom = useMediaQuery(minWidth('md'));
  const [open, setOpen] = useState(hasRoom);
  const count = filterCount(props.view);
  return (
    <Fold
      title={count === 0 ? texts.fold : texts.folded(count)}
      open={hasRoom || open}
      onToggle={setOpen}
      className={styles.fold}
    >
      <Filters {...props} />
    </Fold>
  );
}

function Filters({ view, onChange }: QueueFiltersProps) {
  const tasks = useAppSelector(selectQueueTasks);
  const mentees = useAppSelector(selectQueueMentees);
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <div role="search" className={styles.filters} aria-label={texts.filters}>
      <fieldset className={`bare ${styles.states}`}>
        <legend className="soft small strong">{texts.state}</legend>
        <div className={`row gap-0 small strong ${styles.segments}`}>
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
