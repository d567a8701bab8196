import { list, PAGE } from './answers.ts';
import { get, idOf } from './calls.ts';

/** The stages of all tracks. */
export const fetchStages = list('stageShape', () => get('stages', { limit: PAGE }));

/** The stages of one track, by filter. */
export const searchStages = list('stageShape', (track: string) =>
  get('stages', { limit: PAGE, search: JSON.stringify({ track }) }),
);

/** The stages of one track in which the reader has submitted at least once. */
export const fetchMyStages = list('stageShape', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/my_stages`),
);

/** The stages of one track. */
export const fetchTrackStages = list('stageShape', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/stages`),
);
