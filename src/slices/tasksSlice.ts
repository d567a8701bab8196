import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Submission, Task } from '../api/shapes.ts';
import * as api from '../api/tasks.ts';
import { isGraded } from '../lib/grades.ts';
import { changeBetween, type ChangeKind } from '../lib/news.ts';
import { errorTexts } from '../texts/errors.ts';
import { createApiThunk, trackRequests } from './apiThunk.ts';
import type { RequestState } from './request.ts';

const { occurred: fallback } = errorTexts;
const byId = (id: string): string => id;

export const loadTasks = createApiThunk(
  'tasks/loadAll',
  (http, _: void, signal) => api.fetchTasks(http, signal),
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
  (http, _: void, signal) => api.fetchMentorSubmissions(http, signal),
  { fallback, reads: true },
);

interface Grading extends api.Grade {
  /** An earlier try got no answer. */
  onceMore?: boolean;
}

export const gradeSubmission = createApiThunk(
  'tasks/grade',
  (http, { onceMore, ...grade }: Grading) =>
    onceMore ? api.gradeOnceMore(http, grade) : api.gradeSubmission(http, grade),
  { fallback, key: ({ submissionId }) => submissionId },
);

const tasks = createEntityAdapter<Task>();
const queue = createEntityAdapter<Submission>();

/** All that is known of a mentee's work on one task: each screen reads it here. */
export interface TaskRecord {
  /** Sent in or not. What is sent in stays so. */
  sent: boolean;
  /** The first submission; null: there is none. */
  submission: Submission | null;
  /** When the service said so, in milliseconds since 1970. */
  readAt: number;
  /** What a later answer has changed in an earlier one, and when this device found that. */
  change: { kind: ChangeKind; at: number } | null;
  /** When the mentor's answer was open on this device last, in milliseconds since 1970; 0: never. */
  openedAt: number;
}

/** Graded work as this device saw it when it was graded. */
type Reviewed = Pick<Submission, 'gradePercentage' | 'mentorComment' | 'taskUrl' | 'menteeComment'>;

export interface TasksState extends EntityState<Task, string>, RequestState {
  /** True once the list of all tasks has come: single tasks may be here before. */
  listed: boolean;
  /** What is known of a mentee's work on each task, by task id; absent: the service was not asked. */
  records: Record<string, TaskRecord>;
  /** How long before this visit a task was asked about, by its id, in milliseconds. */
  askedAgo: Record<string, number>;
  /** The mentor's list. */
  queue: EntityState<Submission, string>;
  /** Graded work as this device saw it when it was graded, by the submission's id. */
  reviewed: Record<string, Reviewed>;
  /**
   * When each submission to this mentor was found on this device, by its id, in milliseconds since 1970;
   * 0 for those of the first time. null: the list was never read.
   */
  foundAt: Record<string, number> | null;
  /** When the bell was opened last, in milliseconds since 1970; at first: when this device began. */
  bellOpenedAt: number;
  /** When the mentor's list was read last, in milliseconds since 1970; 0: never. */
  queueReadAt: number;
  /** When what was graded here since was graded, by the submission's id. */
  gradedAt: Record<string, number>;
  /** The track whose tasks are shown, where a person has chosen one. */
  chosenTrack: string | null;
  /** The task whose submission form is on the screen: then it says how the sending ends. */
  formOpen: string | null;
  /** The grading success marker: which submission was graded last. */
  graded: string | null;
}

const initialState: TasksState = tasks.getInitialState({
  listed: false,
  records: {},
  askedAgo: {},
  queue: queue.getInitialState(),
  reviewed: {},
  foundAt: null,
  bellOpenedAt: 0,
  queueReadAt: 0,
  gradedAt: {},
  chosenTrack: null,
  formOpen: null,
  graded: null,
  requests: {},
});

/** Keeps an answer about a task. It comes after those known: of two calls only the later one counts. */
function keepSubmission(
  state: TasksState,
  taskId: string,
  submission: Submission | null,
  { sent, readAt }: Pick<TaskRecord, 'sent' | 'readAt'>,
): void {
  const before = state.records[taskId];
  const kind = before ? changeBetween(before.submission, submission) : null;
  // A first grade nobody has seen stays the news, whatever was corrected since.
  const isUnseen = before?.change?.kind === 'graded' && before.change.at > state.bellOpenedAt;
  state.records[taskId] = {
    sent: sent || before?.sent === true,
    submission,
    readAt,
    change:
      kind === null ? (before?.change ?? null) : { kind: isUnseen ? 'graded' : kind, at: readAt },
    openedAt: before?.openedAt ?? 0,
  };
}

const reviewedAs = ({
  gradePercentage,
  mentorComment,
  taskUrl,
  menteeComment,
}: Submission): Reviewed => ({ gradePercentage, mentorComment, taskUrl, menteeComment });

/**
 * Notes what is new in the mentor's list. Another grade or comment is another look at the work.
 * @param before the list before this one, by id
 */
function noteQueue(
  state: TasksState,
  before: Readonly<Record<string, Submission>>,
  readAt: number,
): void {
  const { foundAt, reviewed } = state;
  const now = foundAt === null ? 0 : readAt;
  state.foundAt = {};
  state.reviewed = {};
  for (const submission of Object.values(state.queue.entities)) {
    const { id, gradePercentage, mentorComment } = submission;
    state.foundAt[id] = foundAt?.[id] ?? now;
    if (!isGraded(submission)) continue;
    const seen = reviewed[id];
    const isSameGrade =
      seen?.gradePercentage === gradePercentage && seen.mentorComment === mentorComment;
    state.reviewed[id] = seen && isSameGrade ? seen : reviewedAs(submission);
    if (isSentAgain(state, submission) && !isSentAgain({ reviewed }, before[id])) {
      state.foundAt[id] = now;
    }
  }
}

/**
 * True where work was sent again after its grade: its link or comment differ from what this device saw
 * when it was graded. The service keeps the old grade; what this device has not seen it does not claim.
 */
export function isSentAgain(
  { reviewed }: Pick<TasksState, 'reviewed'>,
  submission: Submission | undefined,
): boolean {
  const seen = submission && reviewed[submission.id];
  return (
    seen !== undefined &&
    (seen.taskUrl !== submission?.taskUrl || seen.menteeComment !== submission.menteeComment)
  );
}

const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    trackChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosenTrack = payload;
    },
    /** The mentor's answer on a task is on the screen. */
    feedbackOpened: ({ records }, { payload }: PayloadAction<{ taskId: string; at: number }>) => {
      const record = records[payload.taskId];
      if (record) record.openedAt = payload.at;
    },
    /** The bell is open: what is there by now has been seen. */
    bellOpened: (state, { payload }: PayloadAction<number>) => {
      state.bellOpenedAt = payload;
    },
    submitFormShown: (state, { payload }: PayloadAction<string | null>) => {
      state.formOpen = payload;
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
        keepSubmission(state, meta.arg, payload.items[0] ?? null, {
          sent: payload.totalCount > 0,
          readAt: meta.endedAt,
        });
      })
      .addCase(submitTask.fulfilled, (state, { payload, meta }) => {
        const { taskId } = meta.arg;
        keepSubmission(state, taskId, payload, { sent: true, readAt: meta.endedAt });
        // Newer than what a read still under way will bring: that one is not waited for any more.
        state.requests[loadTaskSubmissions.keyOf(taskId)] = {
          status: 'success',
          error: null,
          requestId: `after ${meta.requestId}`,
          endedAt: meta.endedAt,
          recalled: false,
        };
      })
      .addCase(loadMentorSubmissions.fulfilled, (state, { payload, meta }) => {
        const before = state.queue.entities;
        queue.setAll(state.queue, payload);
        state.queueReadAt = meta.endedAt;
        state.gradedAt = {};
        noteQueue(state, before, meta.endedAt);
      })
      .addCase(gradeSubmission.fulfilled, (state, { meta }) => {
        const { submissionId, gradePercentage, mentorComment } = meta.arg;
        const updatedAt = new Date(meta.endedAt).toISOString();
        queue.updateOne(state.queue, {
          id: submissionId,
          changes: { gradePercentage, mentorComment, updatedAt },
        });
        const graded = state.queue.entities[submissionId];
        if (graded) state.reviewed[submissionId] = reviewedAs(graded);
        state.graded = submissionId;
        state.gradedAt[submissionId] = meta.endedAt;
      });
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

export const { trackChosen, feedbackOpened, bellOpened, submitFormShown, gradeSeen, tasksReset } =
  tasksSlice.actions;

/** How a person's visit begins with what an earlier one has left. */
export const tasksAtStart = (state: TasksState, now: number): TasksState => ({
  ...state,
  askedAgo: Object.fromEntries(
    Object.entries(state.records).flatMap(([id, { readAt }]) =>
      readAt <= now ? [[id, now - readAt]] : [],
    ),
  ),
});

/** True: sent in; false: certainly not; undefined: not known. */
export const isSent = ({ records }: TasksState, taskId: string): boolean | undefined =>
  records[taskId]?.sent;

/** A task's grade above 0 in percent, as this device knows it; undefined: none. */
export const gradeOf = ({ records }: TasksState, taskId: string): number | undefined => {
  const submission = records[taskId]?.submission;
  return submission && isGraded(submission) ? (submission.gradePercentage ?? undefined) : undefined;
};

export const taskSelectors = tasks.getSelectors((state: { tasks: TasksState }) => state.tasks);
export const queueSelectors = queue.getSelectors(
  (state: { tasks: TasksState }) => state.tasks.queue,
);
export default tasksSlice.reducer;
