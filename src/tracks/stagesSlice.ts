import { createEntityAdapter, createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Stage } from '../api/schemas.ts';
import * as api from './stages.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import type { EntityArea } from '../api/query/request.ts';

const { read } = createApiThunks('stages', errorTexts.occurred);

/** The stages of all tracks, for the counts on track cards. */
export const loadStages = read('loadAll', api.fetchStages);
/** The stages of one track. */
export const loadTrackStages = read('loadTrack', api.fetchTrackStages);
/** The stages of one track by the list's own filter, for the wizard (`listStages`). */
export const searchStages = read('search', api.searchStages);
/** The stages of one track in which a mentee has submitted. Some services lack this call. */
export const loadMyStages = read('loadMine', api.fetchMyStages);

const stages = createEntityAdapter<Stage>();

export interface StagesState extends EntityArea<Stage> {
  /** The ids of a track's stages, by track id. */
  byTrack: Record<string, string[]>;
  /** Stages with a submission of the mentee, by track id: proves presence, not absence. */
  mine: Record<string, string[]>;
  /** The service lacks that call: it is not repeated in this visit. */
  mineUnknown: boolean;
}

const initialState: StagesState = stages.getInitialState({
  byTrack: {},
  mine: {},
  mineUnknown: false,
  requests: {},
});

/** The stages of one track have arrived, by either of the two reads. */
const isOfTrack = isAnyOf(loadTrackStages.fulfilled, searchStages.fulfilled);

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
      .addMatcher(isOfTrack, (state, { payload, meta }) => {
        stages.upsertMany(state, payload);
        state.byTrack[meta.arg] = payload.map(({ id }) => id);
      });
    trackRequests(builder, 'stages', initialState);
  },
});

export const stageSelectors = stages.getSelectors((state: { stages: StagesState }) => state.stages);

/** A track's stages by level: the service lists them in no useful order. */
export const selectTrackStages = createSelector(
  [(state: { stages: StagesState }) => state.stages, (_: unknown, trackId: string) => trackId],
  ({ entities, byTrack }, trackId) => {
    const listed = byTrack[trackId]?.flatMap((id) => entities[id] ?? []);
    const known = listed ?? Object.values(entities).filter(({ track }) => track === trackId);
    return known.sort((a, b) => a.level - b.level);
  },
);

export default stagesSlice.reducer;
