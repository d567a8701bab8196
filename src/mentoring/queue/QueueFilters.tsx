import { useMemo, useState } from 'react';
import { Fold } from '../Fold.tsx';
import styles from './Queue.module.css';
import { type QueueView, selectQueueMentees, selectQueueTasks } from '../submissions.ts';
import { queueTexts as texts } from '../texts.ts';
import { readId } from '../../paths.ts';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { FilterSelect, OrderSelect, SearchField } from '../../ui/list/Filters.tsx';
import type { ListAddress } from '../../ui/list/useListAddress.ts';
import { useAppSelector } from '../../tasks/state.ts';

/** The first state is the default. */
const queueStates = ['waiting', 'graded', 'all'] as const;

/** Returns the names of the orders that a state offers. Work to grade has no order by grade. */
const ordersOf = (state: QueueView['state']): Readonly<Record<string, string>> => ({
  ...texts.orders,
  ...(state !== 'waiting' && texts.gradeOrders),
});

/** Reads the list's view from the address, without invalid values. */
export function useQueueView({ get, search, sort: given }: ListAddress): QueueView {
  const state = queueStates.find((option) => option === get('state')) ?? queueStates[0];
  const sort = given in ordersOf(state) ? given : '';
  const [task, mentee] = [readId(get('task')), readId(get('mentee'))];
  return useMemo(
    () => ({ state, task, mentee, search, sort }),
    [state, task, mentee, search, sort],
  );
}

/** Returns the search parameter for a state, which is absent for the default. */
export const toState = (state: QueueView['state']): { state: string } => ({
  state: state === queueStates[0] ? '' : state,
});

/** Counts the filters that are set. "Not graded" and "all" do not count. */
const filterCount = ({ state, task, mentee, search }: QueueView): number =>
  [state === 'graded', task !== '', mentee !== '', search.trim() !== ''].filter(Boolean).length;

/** Returns whether a filter is set. */
export const isFiltered = (view: QueueView): boolean => filterCount(view) > 0;

interface QueueFiltersProps {
  view: QueueView;
  address: ListAddress;
}

/**
 * Shows the filters, which are folded on a phone so that the first row is on the first screen. Once
 * they have been open, they stay open when the phone is turned.
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

function Filters({ view, address }: QueueFiltersProps) {
  const tasks = useAppSelector(selectQueueTasks);
  const mentees = useAppSelector(selectQueueMentees);
  const { change } = address;
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
              onClick={() => change(toState(state))}
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
        onChange={(task) => change({ task })}
      />
      <FilterSelect
        label={texts.mentee}
        value={view.mentee}
        all={texts.allMentees}
        choices={mentees}
        onChange={(mentee) => change({ mentee })}
      />
      <OrderSelect address={address} orders={ordersOf(view.state)} />
      <SearchField address={address} />
    </div>
  );
}
