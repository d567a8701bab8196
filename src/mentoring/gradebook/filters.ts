import type { Gradebook } from './gradebook.ts';
import { UNKNOWN, type GradebookFilters } from './gradebookView.ts';

const shows = ['waiting', 'quiet'] as const;

/** An id of one of these groups, else '' for all of them. */
const known = (groups: Gradebook['stages'], id: string): string =>
  id === UNKNOWN || groups.some((group) => group.id === id) ? id : '';

/** The filters that the address describes; what the gradebook does not have is left out. */
export function filtersOf(get: (name: string) => string, book: Gradebook): GradebookFilters {
  return {
    track: known(book.tracks, get('track')),
    stage: known(book.stages, get('stage')),
    show: shows.find((one) => one === get('show')) ?? 'all',
    search: get('q'),
  };
}

/** The change of the address that clears all filters. */
export const noFilters = { track: '', stage: '', show: '', q: '' } as const;

/** True where a filter is set. */
export const isFiltered = ({ track, stage, show, search }: GradebookFilters): boolean =>
  track !== '' || stage !== '' || show !== 'all' || search.trim() !== '';
