import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import type { Stage } from '../api/shapes.ts';
import * as api from '../api/stages.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { occurred: fallback } = errorTexts;
const byId = (id: string): string => id;

/** The stages of all tracks: what the track cards count. */
export const loadStages = createApiThunk(
  'stages/loadAll',
  (http, _: void, signal) => api.fetchStages(http, signal),
  {
    fallback,
    reads: true,
  },
);

/** The stages of one track. */
export const loadTrackStages = createApiThunk('stages/loadTrack', api.fetchTrackStages, {
  fallback,
  reads: true,
  key: byId,
});

/** The stages of one track by the list's own filter, for the wizard (`listStages`). */
export const searchStages = createApiThunk('stages/search', api.searchStages, {
  fallback,
  reads: true,
  key: byId,
});

/** The stages of one track in which a mentee has submitted. Some services have no such call. */
export const loadMyStages = createApiThunk('stages/loadMine', api.fetchMyStages, {
  fallback,
  reads: true,
  key: byId,
  failure: 'silent',
});

const stages = createEntityAdapter<Stage>();

export interface StagesState extends EntityState<Stage, string>, RequestState {
  /** The ids of a track's stages, by track id. */
  byTrack: Record<string, string[]>;
  /** Where a mentee has submitted, by track id: it proves presence, not absence. */
  mine: Record<string, string[]>;
  /** The service has no call for that: it is not asked again in this visit. */
  mineUnknown: boolean;
}

const initialState: StagesState = stages.getInitialState({
  byTrack: {},
  mine: {},
  mineUnknown: false,
  requests: {},
});

function keepForTrack(state: StagesState, trackId: string, items: Stage[]): void {
  stages.upsertMany(state, items);
  state.byTrack[trackId] = items.map(({ id }) => id);
}

const stagesSlice = createSlice({
  name: 'stages',
  initialState,
  reducers: { stagesReset: () => initialState },
  extraReducers: (builder) => {
    builder
      .addCase(loadStages.fulfilled, (state, { payload }) => {
        stages.upsertMany(state, payload.items);
      })
      .addCase(loadTrackStages.fulfilled, (state, { payload, meta }) => {
        keepForTrack(state, meta.arg, payload.items);
      })
      .addCase(searchStages.fulfilled, (state, { payload, meta }) => {
        keepForTrack(state, meta.arg, payload.items);
      })
      .addCase(loadMyStages.fulfilled, (state, { payload, meta }) => {
        state.mine[meta.arg] = payload.items.map(({ id }) => id);
      })
      .addCase(loadMyStages.rejected, (state, { payload }) => {
        if (payload?.status === 404) Object.assign(state, { mine: {}, mineUnknown: true });
      });
    trackRequests(builder, [loadStages, loadTrackStages, searchStages, loadMyStages]);
  },
});

export const { stagesReset } = stagesSlice.actions;

interface Root {
  stages: StagesState;
}

export const stageSelectors = stages.getSelectors((state: Root) => state.stages);

/** A track's stages by level: the service lists them in no useful order. */
export const selectTrackStages = createSelector(
  [(state: Root) => state.stages, (_: Root, trackId: string) => trackId],
  ({ entities, byTrack }, trackId) =>
    (byTrack[trackId] ?? Object.keys(entities))
      .map((id) => entities[id])
      .filter((stage) => stage !== undefined && (trackId in byTrack || stage.track === trackId))
      .filter((stage) => stage !== undefined)
      .sort((a, b) => a.level - b.level),
);

export default stagesSlice.reducer;
