import type { Sort } from '../../../components/table/tableProps.ts';
import type { QueueView } from '../../../store/selectors/mentorQueue.ts';

const states = ['all', 'waiting', 'graded'] as const;
const keys = ['mentee', 'task', 'updated', 'grade'] as const;

/** The list view that the address describes; invalid values are left out. */
export function queueViewOf(get: (name: string) => string, sort: Sort | null): QueueView {
  const key = keys.find((one) => one === sort?.key);
  return {
    state: states.find((one) => one === get('state')) ?? 'all',
    task: get('task'),
    mentee: get('mentee'),
    search: get('q'),
    sort: sort && key ? { key, descending: sort.descending } : null,
  };
}

/** True where a filter is set. */
export const isFiltered = ({ state, task, mentee, search }: QueueView): boolean =>
  state !== 'all' || task !== '' || mentee !== '' || search.trim() !== '';

/** The change of the address that clears all filters. */
export const noFilters = { state: '', task: '', mentee: '', q: '' } as const;
