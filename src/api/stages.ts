import { page } from './checked.ts';
import { idOf, read } from './http.ts';
import type { Page, Stage } from './shapes.ts';

/** Stages are asked for 100 at a time (specification, section 9). */
const LIMIT = 100;

/** GET stages?limit=100: the stages of all tracks. */
export const fetchStages = async (signal?: AbortSignal): Promise<Page<Stage>> =>
  page((shapes) => shapes.stageShape, read('stages', signal, { limit: LIMIT }));

/** GET stages?limit=100&search={track}: the stages of one track, by filter. */
export const searchStages = async (trackId: string, signal?: AbortSignal): Promise<Page<Stage>> =>
  page(
    (shapes) => shapes.stageShape,
    read('stages', signal, { limit: LIMIT, search: JSON.stringify({ track: trackId }) }),
  );

/** GET tracks/{id}/stages: the stages of one track. */
export const fetchTrackStages = async (
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Stage>> =>
  page((shapes) => shapes.stageShape, read(`tracks/${idOf(trackId)}/stages`, signal));
