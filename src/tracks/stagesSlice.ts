import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  type EntityState,
} from '@reduxjs/toolkit';
import { object, type InferType } from 'yup';
import {
  field,
  toFiniteNumber,
  entityId,
  listCall,
  maybe,
  pageCall,
  PAGE,
  reference,
  text,
} from '../api/responses.ts';
import { get, idOf, type Call } from '../api/http.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries } from '../api/query/query.ts';

export const stageSchema = object({
  id: entityId,
  title: text,
  description: text,
  level: field((given) => toFiniteNumber(given) ?? 0),
  taskCount: field((given) => Math.max(0, Math.trunc(toFiniteNumber(given) ?? 0))),
  track: reference,
});

/** A row of `my_stages`. Some versions of the API list plain stages, which have a `taskCount`. */
const ownStageSchema = object({
  id: entityId,
  stage: reference,
  taskCount: maybe(toFiniteNumber),
});

export type Stage = InferType<typeof stageSchema>;

const { read } = createQueries('stages', errorTexts.occurred);

/** GET stages?limit=100: the stages of all tracks, for the counts on track cards. */
export const loadStages = read(
  'loadAll',
  listCall(stageSchema, () => get('stages', { limit: PAGE })),
);

/** GET tracks/{id}/stages: the stages of one track. */
export const loadTrackStages = read(
  'loadTrack',
  listCall(stageSchema, (trackId: string) => get(`tracks/${idOf(trackId)}/stages`)),
);

/** GET stages?limit=100&search={track}: the stages of one track by filter, for the wizard. */
export const searchStages = read(
  'search',
  listCall(stageSchema, (track: string) =>
    get('stages', { limit: PAGE, search: JSON.stringify({ track }) }),
  ),
);

const fetchOwnStages = pageCall(ownStageSchema, (trackId: string) =>
  get(`tracks/${idOf(trackId)}/my_stages`),
);

/**
 * GET tracks/{id}/my_stages: the ids of the stages in which the mentee has submitted, or null if
 * the response may be incomplete.
 */
const fetchMyStages: Call<string, string[] | null> = async (http, trackId, signal) => {
  const { items, sent } = await fetchOwnStages(http, trackId, signal);
  const ids = items.flatMap(
    ({ id, stage, taskCount }) => stage ?? (taskCount === null ? [] : [id]),
  );
  return ids.length < sent || sent >= PAGE ? null : ids;
};

/**
 * Loads the stages of a track in which the mentee has submitted. Some API versions have no such
 * endpoint.
 */
export const loadMyStages = read('loadMine', fetchMyStages);

const stages = createEntityAdapter<Stage>();

export interface StagesState extends EntityState<Stage, string> {
  /** The ids of a track's stages, by track id. */
  byTrack: Record<string, string[]>;
  /**
   * The stages with a submission of the mentee, by track id. A stage that is missing here may still
   * have one.
   */
  mine: Record<string, string[]>;
  /** True if the API has no such endpoint, so that this visit does not repeat the request. */
  mineUnknown: boolean;
}

const initialState: StagesState = stages.getInitialState({
  byTrack: {},
  mine: {},
  mineUnknown: false,
});

/** Matches the two reads that load the stages of a track. */
const isStagesOfTrack = isAnyOf(loadTrackStages.fulfilled, searchStages.fulfilled);

const stagesSlice = createSlice({
  name: 'stages',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadStages.fulfilled, stages.upsertMany)
      .addCase(loadMyStages.fulfilled, (state, { payload, meta }) => {
        if (payload) state.mine[meta.arg] = payload;
        else delete state.mine[meta.arg];
      })
      .addCase(loadMyStages.rejected, (state, { payload }) => {
        if (payload?.status === 404) Object.assign(state, { mine: {}, mineUnknown: true });
      })
      .addMatcher(isStagesOfTrack, (state, { payload, meta }) => {
        stages.upsertMany(state, payload);
        state.byTrack[meta.arg] = payload.map(({ id }) => id);
      });
  },
});

export const stageSelectors = stages.getSelectors((state: { stages: StagesState }) => state.stages);

/** Selects a track's stages by level, because the API lists them in no useful order. */
export const selectTrackStages = createSelector(
  [(state: { stages: StagesState }) => state.stages, (_: unknown, trackId: string) => trackId],
  ({ entities, byTrack }, trackId) => {
    const listedStages = byTrack[trackId]?.flatMap((id) => entities[id] ?? []);
    const trackStages =
      listedStages ?? Object.values(entities).filter(({ track }) => track === trackId);
    return trackStages.sort((a, b) => a.level - b.level);
  },
);

export default stagesSlice.reducer;
