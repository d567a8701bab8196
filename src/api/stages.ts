import { list, PAGE } from './answers.ts';
import { get, idOf } from './calls.ts';

/** GET stages?limit=100: the stages of all tracks. */
export const fetchStages = list('stageSchema', () => get('stages', { limit: PAGE }));

/** GET stages?limit=100&search={track}: the stages of one track, by filter. */
export const searchStages = list('stageSchema', (track: string) =>
  get('stages', { limit: PAGE, search: JSON.stringify({ track }) }),
);

/**
 * GET tracks/{id}/my_stages: the stages of one track in which the mentee has submitted at least
 * once. Its total counts those of all tracks.
 */
export const fetchMyStages = list('stageSchema', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/my_stages`),
);

/** GET tracks/{id}/stages: the stages of one track. */
export const fetchTrackStages = list('stageSchema', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/stages`),
);
