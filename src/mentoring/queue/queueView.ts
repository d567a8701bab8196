import type { Sort } from '../../ui/table/tableProps.ts';
import type { QueueView } from '../submissions.ts';

/** What can be shown; the first one unless the address says otherwise. */
export const queueStates = ['waiting', 'graded', 'all'] as const;
const keys = ['mentee', 'task', 'updated', 'grade'] as const;

/** The list view that the address describes; invalid values are left out. */
export function queueViewOf(get: (name: string) => string, sort: Sort | null): QueueView {
  const key = keys.find((one) => one === sort?.key);
  return {
    state: queueStates.find((one) => one === get('state')) ?? queueStates[0],
    task: get('task'),
    mentee: get('mentee'),
    search: get('q'),
    sort: sort && key ? { key, descending: sort.descending } : null,
  };
}

/** The change of the address to one of the states: the first one is not written there. */
export const toState = (state: QueueView['state']): { state: string } => ({
  state: state === queueStates[0] ? '' : state,
});

/** How many filters are set; the states "not graded" and "all" are none. */
export const filterCount = ({ state, task, mentee, search }: QueueView): number =>
  [state === 'graded', task !== '', mentee !== '', search.trim() !== ''].filter(Boolean).length;

/** True where a filter is set. */
export const isFiltered = (view: QueueView): boolean => filterCount(view) > 0;

/** The change of the address that clears all filters. */
export const noFilters = { state: '', task: '', mentee: '', q: '' } as const;
