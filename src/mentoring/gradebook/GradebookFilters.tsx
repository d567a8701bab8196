import { useCallback } from 'react';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import type { Gradebook } from './gradebook.ts';
import { UNKNOWN, type GradebookFilters as Filters } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { stageName, trackName } from './names.ts';
import styles from './Gradebook.module.css';

interface GradebookFiltersProps {
  book: Gradebook;
  filters: Filters;
  onChange: (changes: Record<string, string>) => void;
}

const shows = Object.entries(texts.shows).map(([id, name]) => ({ id, name }));
const unknown = { id: UNKNOWN, name: texts.notKnown };

/** Filters by state, track and stage, as far as those are known, and a search for a mentee. */
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
