import { idOf, type Http } from './http.ts';
import { PAGE, readAll } from './lists.ts';
import type { Page, Stage } from './shapes.ts';

/** GET stages?limit=100: the stages of all tracks. */
export const fetchStages = async (http: Http, signal?: AbortSignal): Promise<Page<Stage>> =>
  readAll(http, (shapes) => shapes.stageShape, 'stages', signal, { limit: PAGE });

/** GET stages?limit=100&search={track}: the stages of one track, by filter. */
export const searchStages = async (
  http: Http,
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Stage>> =>
  readAll(http, (shapes) => shapes.stageShape, 'stages', signal, {
    limit: PAGE,
    search: JSON.stringify({ track: trackId }),
  });

/**
 * GET tracks/{id}/my_stages: the stages of one track in which the reader has submitted at least once. Its
 * total counts those of all tracks.
 */
export const fetchMyStages = async (
  http: Http,
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Stage>> =>
  readAll(http, (shapes) => shapes.stageShape, `tracks/${idOf(trackId)}/my_stages`, signal);

/** GET tracks/{id}/stages: the stages of one track. */
export const fetchTrackStages = async (
  http: Http,
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Stage>> =>
  readAll(http, (shapes) => shapes.stageShape, `tracks/${idOf(trackId)}/stages`, signal);
