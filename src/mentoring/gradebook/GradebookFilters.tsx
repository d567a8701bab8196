import { useCallback } from 'react';
import styles from './Gradebook.module.css';
import { type Gradebook, type GradebookView, UNKNOWN } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { stageName, trackName } from './words.ts';
import { mentorTexts } from '../texts.ts';
import { FilterSelect, SearchField } from '../../ui/table/Filters.tsx';

interface GradebookFiltersProps {
  book: Gradebook;
  filters: GradebookView;
  onChange: (changes: Record<string, string>) => void;
}

const shows = Object.entries(texts.shows).map(([id, name]) => ({ id, name }));
const unknown = { id: UNKNOWN, name: mentorTexts.unknown };

/** Filters by state, track and stage if they have names, and a search by name. */
export function GradebookFilters({ book, filters, onChange }: GradebookFiltersProps) {
  const { tracks, stages, tasks } = book;
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  const ofTrack = new Set(
    tasks
      .filter(({ track }) => filters.track === '' || track === filters.track)
      .map(({ stage }) => stage),
  );
  return (
    <div role="search" className={styles.filters} aria-label={texts.filters}>
      <FilterSelect
        label={texts.show}
        value={filters.show}
        all={texts.all}
        choices={shows}
        onChange={(show) => onChange({ show })}
      />
      {tracks.length > 0 && (
        <FilterSelect
          label={texts.track}
          value={filters.track}
          all={texts.allTracks}
          choices={[...tracks.map((track) => ({ id: track.id, name: trackName(track) })), unknown]}
          onChange={(track) => onChange({ track, stage: '' })}
        />
      )}
      {stages.length > 0 && (
        <FilterSelect
          label={texts.stage}
          value={filters.stage}
          all={texts.allStages}
          choices={[
            ...stages
              .filter(({ id }) => id === filters.stage || ofTrack.has(id))
              .map((stage) => ({ id: stage.id, name: stageName(stage) })),
            unknown,
          ]}
          onChange={(stage) => onChange({ stage })}
        />
      )}
      <SearchField label={mentorTexts.search} value={filters.search} onSearch={search} />
    </div>
  );
}

const showsRow = ['waiting', 'quiet'] as const;

const knownId = (groups: Gradebook['stages'], id: string): string =>
  id === UNKNOWN || groups.some((group) => group.id === id) ? id : '';

/** Parses the filters from the address. Drops unknown values. */
export function filtersOf(get: (name: string) => string, book: Gradebook): GradebookView {
  return {
    track: knownId(book.tracks, get('track')),
    stage: knownId(book.stages, get('stage')),
    show: showsRow.find((option) => option === get('show')) ?? 'all',
    search: get('q'),
  };
}

export const emptyFilters = { track: '', stage: '', show: '', q: '' } as const;

export const hasFilters = ({ track, stage, show, search }: GradebookView): boolean =>
  track !== '' || stage !== '' || show !== 'all' || search.trim() !== '';
