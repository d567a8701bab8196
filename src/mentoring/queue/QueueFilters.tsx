import { useCallback, useState } from 'react';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { OrderSelect } from '../../ui/table/OrderSelect.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import { useMediaQuery } from '../../ui/hooks.ts';
import type { Sort } from '../../ui/table/tableProps.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { selectQueueMentees, selectQueueTasks, type QueueView } from '../submissions.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import fold from '../Fold.module.css';
import styles from '../mentor.module.css';
import { filterCount, queueStates, toState } from './queueView.ts';

interface QueueFiltersProps {
  view: QueueView;
  onChange: (changes: Record<string, string>) => void;
  onSort: (sort: Sort | null) => void;
}

/** What the list can be sorted by where it has no column headers. */
const orders = (['mentee', 'task', 'updated', 'grade'] as const).map((key) => ({
  key,
  header: texts[key],
}));

/** The filters and the order; on a phone folded away, so that the first row is on the first screen. */
export function QueueFilters(props: QueueFiltersProps) {
  const hasRoom = useMediaQuery(atLeast('md'));
  const [open, setOpen] = useState(false);
  if (hasRoom) return <Filters {...props} />;
  const count = filterCount(props.view);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={fold.summary}>{count === 0 ? texts.fold : texts.folded(count)}</summary>
      <Filters {...props} />
    </details>
  );
}

/** Filters by state, task and mentee, the order, and a search. */
function Filters({ view, onChange, onSort }: QueueFiltersProps) {
  const hasHeaders = useMediaQuery(atLeast('xl'));
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
      {!hasHeaders && <OrderSelect columns={orders} sort={view.sort} onSort={onSort} />}
      <SearchField label={mentorTexts.search} value={view.search} onSearch={search} />
    </div>
  );
}
