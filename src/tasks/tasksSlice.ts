import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Submission, Task } from '../api/schemas.ts';
import * as api from './tasks.ts';
import { isGraded } from './submission.ts';
import { noMails, type MailTimes } from './mails.ts';
import { sameJudgement, sameWork } from './work.ts';
import { changeBetween, type ChangeKind } from './news.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks, trackRequests } from '../api/query/query.ts';
import { answered, type EntityArea } from '../api/query/request.ts';

const { read, write } = createApiThunks('tasks', errorTexts.occurred);

export const loadTasks = read('loadAll', api.fetchTasks);
export const loadTask = read('loadOne', api.fetchTask);
/** A mentee's submissions of one task; a count over 0 means submitted. */
export const loadTaskSubmissions = read('loadSubmissions', api.fetchTaskSubmissions);
export const submitTask = write('submit', api.submitTask, (arg) => arg.taskId);
/** The submissions to a mentor, ungraded and graded. */
export const loadMentorSubmissions = read('loadMentorSubmissions', api.fetchMentorSubmissions);
export const gradeSubmission = write('grade', api.gradeSubmission, (arg) => arg.submissionId);

const tasks = createEntityAdapter<Task>();

/** All that is known of a mentee's work on one task, shared by all screens. */
export interface TaskRecord {
  /** Whether it is submitted; a submitted task stays so. */
  submitted: boolean;
  /** The first submission; null: there is none. */
  submission: Submission | null;
  /** When this was fetched, in milliseconds since 1970. */
  readAt: number;
  /** The last change found between two answers, and when this device found it. */
  change: { kind: ChangeKind; at: number } | null;
  /** When the mentor's feedback was last opened here, in milliseconds since 1970; 0: never. */
  openedAt: number;
  /** When mails about it were opened here; absent: none was. */
  mails?: MailTimes | undefined;
}

/** All that is known of one submission to this mentor. */
export interface QueueRecord {
  submission: Submission;
  /** When it was fetched, in milliseconds since 1970. */
  readAt: number;
  /** When it was last graded on this device, in milliseconds since 1970; 0: never. */
  gradedAt: number;
  /** When this device found it, in milliseconds since 1970; 0 for those of the first list. */
  foundAt: number;
  /**
   * The work as it was graded, where it was resubmitted since: the service leaves the old grade on
   * it. null also where this device has not seen the graded work.
   */
  gradedVersion: Submission | null;
}

export interface TasksState extends EntityArea<Task> {
  /** What is known of a mentee's work on each task, by task id; absent: never fetched. */
  records: Record<string, TaskRecord>;
  /** How long before this visit a task's submissions were fetched, by task id, in milliseconds. */
  ageAtStart: Record<string, number>;
  /** The mentor's list by submission id; null: never fetched. */
  queue: Record<string, QueueRecord> | null;
  /** When the bell was last opened, in milliseconds since 1970; initially the visit's start. */
  bellOpenedAt: number;
  /** The track whose tasks are shown, where the user has chosen one. */
  chosenTrack: string | null;
  /** The grading success marker: which submission was graded last. */
  lastGraded: string | null;
}

const initialState: TasksState = tasks.getInitialState({
  records: {},
  ageAtStart: {},
  queue: null,
  bellOpenedAt: 0,
  chosenTrack: null,
  lastGraded: null,
  requests: {},
});

/** When the service last changed the work, in milliseconds since 1970; 0: there is none. */
export const changedAt = (submission: Submission | null): number =>
  submission === null ? 0 : Date.parse(submission.updatedAt ?? '') || 1;

/** Stores an answer about a task, unless a later one has overtaken it. */
function storeSubmission(
  state: TasksState,
  taskId: string,
  submission: Submission | null,
  { submitted, readAt }: Pick<TaskRecord, 'submitted' | 'readAt'>,
): void {
  const before = state.records[taskId];
  const isSameRow = submission !== null && before?.submission?.id === submission.id;
  if (isSameRow && changedAt(before.submission) > changedAt(submission)) return;
  const kind = before ? changeBetween(before.submission, submission) : null;
  // A first grade that has not been seen stays the news, whatever was corrected since.
  const isUnseen = before?.change?.kind === 'graded' && before.change.at > state.bellOpenedAt;
  state.records[taskId] = {
    submitted: submitted || before?.submitted === true,
    submission,
    readAt,
    change:
      kind === null ? (before?.change ?? null) : { kind: isUnseen ? 'graded' : kind, at: readAt },
    openedAt: before?.openedAt ?? 0,
    ...(before?.mails && { mails: before.mails }),
  };
}

/** The graded work, where an answer shows other work under the same grade and comment. */
export function gradedVersionOf(
  submission: Submission,
  before: QueueRecord | undefined,
): Submission | null {
  const seen = before?.gradedVersion ?? before?.submission;
  if (seen === undefined || !isGraded(seen)) return null;
  return sameJudgement(seen, submission) && !sameWork(seen, submission) ? seen : null;
}

/** Stores the mentor's list; rows new or resubmitted since the last list count as found now. */
function storeQueue(
  state: TasksState,
  { payload, meta: { endedAt: readAt } }: ReturnType<typeof loadMentorSubmissions.fulfilled>,
): void {
  const { queue } = state;
  state.queue = {};
  for (const submission of payload) {
    const before = queue?.[submission.id];
    const gradedVersion = gradedVersionOf(submission, before);
    const isFound =
      before === undefined || (gradedVersion !== null && before.gradedVersion === null);
    const foundAt = isFound && queue !== null ? readAt : (before?.foundAt ?? 0);
    const gradedAt = before?.gradedAt ?? 0;
    state.queue[submission.id] = { submission, readAt, gradedAt, foundAt, gradedVersion };
  }
}

const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    trackChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosenTrack = payload;
    },
    /** The mentor's feedback on a task is on the screen. */
    feedbackOpened: ({ records }, { payload }: PayloadAction<{ taskId: string; at: number }>) => {
      const record = records[payload.taskId];
      if (record) record.openedAt = payload.at;
    },
    /** A mail to the mentor was opened from a task. */
    mentorMailed: (
      { records },
      { payload }: PayloadAction<{ taskId: string; kind: keyof MailTimes; at: number }>,
    ) => {
      const record = records[payload.taskId];
      if (record) record.mails = { ...(record.mails ?? noMails), [payload.kind]: payload.at };
    },
    /** The bell is open: all news up to now has been seen. */
    bellOpened: (state, { payload }: PayloadAction<number>) => {
      state.bellOpenedAt = payload;
    },
    /** Clears the grading success marker. */
    gradeSeen: (state) => {
      state.lastGraded = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadTasks.fulfilled, tasks.setAll)
      .addCase(loadTask.fulfilled, tasks.upsertOne)
      .addCase(loadTaskSubmissions.fulfilled, (state, { payload, meta }) => {
        storeSubmission(state, meta.arg, payload.items[0] ?? null, {
          submitted: (payload.totalCount ?? payload.items.length) > 0,
          readAt: meta.endedAt,
        });
      })
      .addCase(submitTask.fulfilled, (state, { payload, meta }) => {
        const { taskId } = meta.arg;
        storeSubmission(state, taskId, payload, { submitted: true, readAt: meta.endedAt });
        // Newer than the answer of a read in flight, whose result is ignored from now on.
        state.requests[loadTaskSubmissions.keyOf(taskId)] = answered(meta.endedAt, false);
      })
      .addCase(loadMentorSubmissions.fulfilled, storeQueue)
      .addCase(gradeSubmission.fulfilled, (state, { meta }) => {
        const { submissionId, gradePercentage, mentorComment } = meta.arg;
        const record = state.queue?.[submissionId];
        if (record) {
          const updatedAt = new Date(meta.endedAt).toISOString();
          Object.assign(record.submission, { gradePercentage, mentorComment, updatedAt });
          Object.assign(record, { gradedAt: meta.endedAt, gradedVersion: null });
        }
        state.lastGraded = submissionId;
      });
    trackRequests(builder, 'tasks', initialState);
  },
});

export const { trackChosen, feedbackOpened, mentorMailed, bellOpened, gradeSeen } =
  tasksSlice.actions;

export const taskSelectors = tasks.getSelectors((state: { tasks: TasksState }) => state.tasks);
export default tasksSlice.reducer;
