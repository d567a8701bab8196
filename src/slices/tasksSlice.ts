import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Submission, Task } from '../api/shapes.ts';
import * as api from '../api/tasks.ts';
import { isGraded } from '../lib/grades.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import { signedOut, type RequestState } from './request.ts';

const { occurred: fallback } = errorTexts;
const byId = (id: string): string => id;

export const loadTasks = createApiThunk(
  'tasks/loadAll',
  (_: void, signal) => api.fetchTasks(signal),
  {
    fallback,
    reads: true,
  },
);

export const loadTask = createApiThunk('tasks/loadOne', api.fetchTask, {
  fallback,
  reads: true,
  key: byId,
});

/** A mentee's submissions of one task; a count over 0 means submitted. */
export const loadTaskSubmissions = createApiThunk(
  'tasks/loadSubmissions',
  api.fetchTaskSubmissions,
  { fallback, reads: true, key: byId },
);

export const submitTask = createApiThunk('tasks/submit', api.submitTask, {
  fallback,
  key: ({ taskId }) => taskId,
});

/** What waits for a mentor, and what was graded. */
export const loadMentorSubmissions = createApiThunk(
  'tasks/loadMentorSubmissions',
  (_: void, signal) => api.fetchMentorSubmissions(signal),
  { fallback, reads: true },
);

interface Grading extends api.Grade {
  /** An earlier try got no answer. */
  onceMore?: boolean;
}

export const gradeSubmission = createApiThunk(
  'tasks/grade',
  ({ onceMore, ...grade }: Grading) =>
    onceMore ? api.gradeOnceMore(grade) : api.gradeSubmission(grade),
  { fallback, key: ({ submissionId }) => submissionId },
);

const tasks = createEntityAdapter<Task>();
const queue = createEntityAdapter<Submission>();

export interface TasksState extends EntityState<Task, string>, RequestState {
  /** True once the list of all tasks has come: single tasks may be here before. */
  listed: boolean;
  /** Submitted or not, by task id; absent: not yet known. */
  submitted: Record<string, boolean>;
  /** The first submission by task id, where it has been read; null: there is none. */
  submissions: Record<string, Submission | null>;
  /**
   * Grades above 0 in percent by task id, as last seen on this device; absent: none, or not asked.
   * What has been read in this visit is in `submissions`.
   */
  grades: Record<string, number>;
  /**
   * How long before this visit an earlier one on this device has asked about a task, by its id, in
   * milliseconds; null: not looked up yet.
   */
  askedAgo: Record<string, number> | null;
  /** The mentor's list. */
  queue: EntityState<Submission, string>;
  /** What was graded while the mentor's list is being read: the answer may be older than that. */
  gradedMeanwhile: string[];
  /** The track whose tasks are shown, where a person has chosen one. */
  chosenTrack: string | null;
  /** The task whose submission form is on the screen: then it says how the sending ends. */
  formOpen: string | null;
  /** The grading success marker: which submission was graded last. */
  graded: string | null;
}

const initialState: TasksState = tasks.getInitialState({
  listed: false,
  submitted: {},
  submissions: {},
  grades: {},
  askedAgo: null,
  queue: queue.getInitialState(),
  gradedMeanwhile: [],
  chosenTrack: null,
  formOpen: null,
  graded: null,
  requests: {},
});

function keepSubmission(state: TasksState, taskId: string, submission: Submission | null): void {
  state.submissions[taskId] = submission;
  if (submission === null) return;
  if (submission.gradePercentage !== null && isGraded(submission)) {
    state.grades[taskId] = submission.gradePercentage;
  } else {
    delete state.grades[taskId];
  }
}

const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    trackChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosenTrack = payload;
    },
    /** Tasks this device knows as submitted from an earlier visit: that never changes again. */
    submittedRemembered: (state, { payload }: PayloadAction<string[]>) => {
      for (const id of payload) state.submitted[id] = true;
    },
    /** Grades this device has seen in an earlier visit; what was read since is newer. */
    gradesRemembered: (state, { payload }: PayloadAction<Record<string, number>>) => {
      for (const [id, grade] of Object.entries(payload)) {
        if (state.submissions[id] === undefined) state.grades[id] = grade;
      }
    },
    submitFormShown: (state, { payload }: PayloadAction<string | null>) => {
      state.formOpen = payload;
    },
    /** When tasks were asked about in earlier visits. */
    askedRemembered: (state, { payload }: PayloadAction<Record<string, number>>) => {
      state.askedAgo = payload;
    },
    /** Puts the grading success marker back. */
    gradeSeen: (state) => {
      state.graded = null;
    },
    tasksReset: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadTasks.fulfilled, (state, { payload }) => {
        tasks.setAll(state, payload);
        state.listed = true;
      })
      .addCase(loadTask.fulfilled, (state, { payload }) => {
        tasks.upsertOne(state, payload);
      })
      .addCase(loadTaskSubmissions.fulfilled, (state, { payload, meta }) => {
        // An answer that outlived a logout is not about the person who is here now.
        const asked = state.requests[loadTaskSubmissions.keyOf(meta.arg)];
        if (asked?.requestId !== meta.requestId && meta.recalledKey === undefined) return;
        state.submitted[meta.arg] = payload.totalCount > 0 || state.submitted[meta.arg] === true;
        keepSubmission(state, meta.arg, payload.items[0] ?? null);
      })
      .addCase(submitTask.fulfilled, (state, { payload, meta }) => {
        const { taskId } = meta.arg;
        state.submitted[taskId] = true;
        keepSubmission(state, taskId, payload);
        // Newer than what a read still under way will bring: that one is not waited for any more.
        state.requests[loadTaskSubmissions.keyOf(taskId)] = {
          status: 'success',
          error: null,
          requestId: `after ${meta.requestId}`,
          endedAt: meta.endedAt,
          recalled: false,
        };
      })
      .addCase(loadMentorSubmissions.pending, (state) => {
        state.gradedMeanwhile = [];
      })
      .addCase(loadMentorSubmissions.fulfilled, (state, { payload }) => {
        const own = state.gradedMeanwhile.map((id) => state.queue.entities[id]);
        queue.setAll(state.queue, payload);
        queue.upsertMany(
          state.queue,
          own.filter((submission) => submission !== undefined),
        );
      })
      .addCase(gradeSubmission.fulfilled, (state, { meta }) => {
        const { submissionId, gradePercentage, mentorComment } = meta.arg;
        const updatedAt = new Date(meta.endedAt).toISOString();
        queue.updateOne(state.queue, {
          id: submissionId,
          changes: { gradePercentage, mentorComment, updatedAt },
        });
        state.graded = submissionId;
        state.gradedMeanwhile.push(submissionId);
      })
      .addCase(signedOut, () => initialState);
    trackRequests(builder, [
      loadTasks,
      loadTask,
      loadTaskSubmissions,
      submitTask,
      loadMentorSubmissions,
      gradeSubmission,
    ]);
  },
});

export const {
  trackChosen,
  submittedRemembered,
  gradesRemembered,
  submitFormShown,
  askedRemembered,
  gradeSeen,
  tasksReset,
} = tasksSlice.actions;
export const taskSelectors = tasks.getSelectors((state: { tasks: TasksState }) => state.tasks);
export const queueSelectors = queue.getSelectors(
  (state: { tasks: TasksState }) => state.tasks.queue,
);
export default tasksSlice.reducer;
