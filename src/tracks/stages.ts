import { list, page, PAGE } from '../api/answers.ts';
import { get, idOf, type Call } from '../api/http.ts';

/** GET stages?limit=100: the stages of all tracks. */
export const fetchStages = list('stageSchema', () => get('stages', { limit: PAGE }));

/** GET stages?limit=100&search={track}: the stages of one track, by filter. */
export const searchStages = list('stageSchema', (track: string) =>
  get('stages', { limit: PAGE, search: JSON.stringify({ track }) }),
);

/** GET tracks/{id}/stages: the stages of one track. */
export const fetchTrackStages = list('stageSchema', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/stages`),
);

const fetchOwnStages = page('ownStageSchema', (trackId: string) =>
  get(`tracks/${idOf(trackId)}/my_stages`),
);

/**
 * GET tracks/{id}/my_stages: the ids of the stages in which the mentee has submitted, or null if a
 * row names no stage or there may be more rows: no stage is then known to be without work. The
 * answer's total counts all tracks.
 */
export const fetchMyStages: Call<string, string[] | null> = async (http, trackId, signal) => {
  const { items, sent } = await fetchOwnStages(http, trackId, signal);
  const ids = items.flatMap(
    ({ id, stage, taskCount }) => stage ?? (taskCount === null ? [] : [id]),
  );
  return ids.length < sent || sent >= PAGE ? null : ids;
};
