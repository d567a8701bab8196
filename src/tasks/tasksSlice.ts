import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { object, type InferType } from 'yup';
import {
  toFiniteNumber,
  entityId,
  listCall,
  maybe,
  maybeDate,
  maybeObject,
  maybeText,
  entityCall,
  pageCall,
  PAGE,
  reference,
  text,
} from '../api/responses.ts';
import { abortedError, CallFailure, isAxiosError } from '../api/errors.ts';
import { get, getPersonal, idOf, post, send, type Call, type Http } from '../api/http.ts';
import { areaNoticeTexts } from './areaNoticeTexts.ts';
import { changedAt, isGraded, lastChange, pickRow } from './submission.ts';
import { sameFeedback, sameWork, type Work } from './work.ts';
import { changeBetween, type ChangeKind } from './news.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createQueries } from '../api/query/query.ts';
import { within } from '../lib/timing.ts';

export const taskSchema = object({
  id: entityId,
  title: text,
  description: text,
  deadline: maybeDate,
  track: reference,
  stage: reference,
  course: reference,
});

const namedSchema = object({ id: entityId, firstName: text, lastName: text });

export const submissionSchema = object({
  id: entityId,
  taskUrl: text,
  menteeComment: text,
  mentorComment: maybeText,
  gradePercentage: maybe(toFiniteNumber),
  updatedAt: maybeDate.when('id', ([id], date) =>
    date.transform((given: string | null) => lastChange(String(id), given)),
  ),
  mentee: maybeObject(namedSchema),
  mentor: maybeObject(namedSchema),
  task: maybeObject(object({ id: entityId, title: text })),
});

export type Task = InferType<typeof taskSchema>;
export type Submission = InferType<typeof submissionSchema>;

type SubmissionInput = Work & { taskId: string };

interface GradeInput {
  submissionId: string;
  gradePercentage: number;
  mentorComment: string;
}

const { read, write } = createQueries('tasks', errorTexts.occurred);

/** GET tasks: the tasks of all tracks. */
export const loadTasks = read(
  'loadAll',
  listCall(taskSchema, () => get('tasks')),
);

/** GET tasks/{id}. */
export const loadTask = read(
  'loadOne',
  entityCall(taskSchema, (taskId: string) => get(`tasks/${idOf(taskId)}`)),
);

/** GET tasks/{id}/submissions: those of the mentee. A count over 0 means submitted. */
export const loadTaskSubmissions = read(
  'loadSubmissions',
  pageCall(submissionSchema, (taskId: string) => getPersonal(`tasks/${idOf(taskId)}/submissions`)),
);

const sendWork = entityCall(submissionSchema, ({ taskId, ...work }: SubmissionInput) =>
  post(`tasks/${idOf(taskId)}/submissions`, work),
);

const sendSubmission: Call<SubmissionInput, Submission> = async (http, work, signal) => {
  try {
    return await sendWork(http, work, signal);
  } catch (thrown) {
    const response = isAxiosError(thrown) ? thrown.response : undefined;
    if (response?.status === 400 && JSON.stringify(response.data).includes('taskUrl'))
      response.data = { message: areaNoticeTexts.linkRefused };
    throw thrown;
  }
};

/**
 * POST tasks/{id}/submissions. The API's message about a link uses a name of its own for the field,
 * so ours replaces it.
 */
export const submitTask = write('submit', sendSubmission, {
  subjectOf: ({ taskId }) => taskId,
  replaces: loadTaskSubmissions,
});

const readQueue = listCall(submissionSchema, () =>
  getPersonal('mentors/submissions', { skip: 0, limit: PAGE }),
);

/**
 * Reads the ids of the submissions that their mentees have changed after the grade. The API stores
 * who changed a row last (null for a new row) and can search by it, but no response contains it.
 */
const readResubmitted = listCall(object({ id: entityId }), (mentorId: string) =>
  getPersonal('mentors/submissions', {
    skip: 0,
    limit: PAGE,
    search: JSON.stringify({
      updatedBy: { $nin: [mentorId, null] },
      gradePercentage: { $gt: 0 },
    }),
  }),
);

/** How long a list waits for the ids of resubmitted work. */
const RESUBMITTED_MS = 5000;

/** Returns the ids of resubmitted work, or null if the API does not say in time. */
async function findResubmitted(
  http: Http,
  submissions: readonly Submission[],
  signal?: AbortSignal,
): Promise<string[] | null> {
  if (!submissions.some(isGraded)) return [];
  const mentorId = submissions.find(({ mentor }) => mentor !== null)?.mentor?.id;
  if (mentorId === undefined) return null;
  const rows = await within(RESUBMITTED_MS, readResubmitted(http, mentorId, signal), null);
  return rows && rows.map(({ id }) => id);
}

interface QueueResponse {
  submissions: Submission[];
  /** The ids of the submissions that were resubmitted after their grade; null if unknown. */
  resubmitted: string[] | null;
}

/** The grades that each client has sent, until the response to the last of them has arrived. */
const grades = new WeakMap<Http, Promise<unknown>>();

/**
 * GET mentors/submissions: all submissions to this mentor, and which of them were resubmitted. If a
 * list and a grade cross, it is unclear which is newer, so the list waits for grades in flight.
 * If a grade crosses it twice, it counts as aborted.
 */
const fetchQueue: Call<void, QueueResponse> = async (http, arg, signal) => {
  for (let tries = 0; tries < 2; tries += 1) {
    const sent = grades.get(http);
    await sent;
    const submissions = await readQueue(http, arg, signal);
    if (grades.get(http) !== sent) continue;
    const resubmitted = await findResubmitted(http, submissions, signal);
    if (grades.get(http) === sent) return { submissions, resubmitted };
  }
  throw new CallFailure(abortedError);
};

/** The submissions to a mentor, ungraded and graded. */
export const loadMentorSubmissions = read('loadMentorSubmissions', fetchQueue);

const postGrade = send(({ submissionId, ...grade }: GradeInput) =>
  post(`mentors/grade/${idOf(submissionId)}/`, grade),
);

const sendGrade: Call<GradeInput, void> = async (http, grade) => {
  const sent = postGrade(http, grade);
  grades.set(http, Promise.allSettled([grades.get(http), sent]));
  await sent;
};

/** POST mentors/grade/{id}/. The API emails the mentee each time. */
export const gradeSubmission = write('grade', sendGrade, {
  subjectOf: ({ submissionId }) => submissionId,
  changes: loadMentorSubmissions,
});

const tasks = createEntityAdapter<Task>();

/** What only this device knows about a mentee's work. */
export interface DeviceWorkFacts {
  /** The last change between two responses, and when this device found it. */
  change: { kind: ChangeKind; at: number } | null;
  /** When the mentor's feedback was last opened here, in milliseconds since 1970; 0 if never. */
  openedAt: number;
  /** True if a new version has no grade yet, while the API has the grade of the one before. */
  isResubmitted: boolean;
}

/** What only this device knows about a submission to a mentor. */
export interface RowFacts {
  /** When it was last graded on this device, in milliseconds since 1970; 0 if never. */
  gradedAt: number;
  /**
   * When this device found it, in milliseconds since 1970; 0 for the submissions in the first list.
   */
  foundAt: number;
  /** True if it was resubmitted after its grade, which the API leaves on it. */
  isResubmitted: boolean;
}

/** What only this device knows about its user. */
export interface SeenFacts {
  /**
   * When the bell was last opened, in milliseconds since 1970; at first, the start of the first
   * visit.
   */
  bellOpenedAt: number;
  chosenTrack: string | null;
}

/** Returns the facts about a task; without a record, those about work that nobody has looked at. */
export const workFactsOf = (record: DeviceWorkFacts | undefined): DeviceWorkFacts => ({
  change: record?.change ?? null,
  openedAt: record?.openedAt ?? 0,
  isResubmitted: record?.isResubmitted === true,
});

/** Returns the facts about a submission, as `workFactsOf` does. */
export const rowFactsOf = (record: RowFacts | undefined): RowFacts => ({
  gradedAt: record?.gradedAt ?? 0,
  foundAt: record?.foundAt ?? 0,
  isResubmitted: record?.isResubmitted === true,
});

export interface TaskRecord extends DeviceWorkFacts {
  /** A submitted task stays submitted. */
  submitted: boolean;
  submission: Submission | null;
  /** In milliseconds since 1970. */
  readAt: number;
}

export interface QueueRecord extends RowFacts {
  submission: Submission;
  readAt: number;
}

export interface TasksState extends EntityState<Task, string>, SeenFacts {
  /** The records by task id; absent if never fetched. */
  records: Record<string, TaskRecord>;
  /** What the device knew when `factsRestored` last ran, by task id and by submission id. */
  known: { work: Record<string, DeviceWorkFacts>; rows: Record<string, RowFacts> };
  /** The submissions to a mentor by id; null if never fetched. */
  queue: Record<string, QueueRecord> | null;
  /** True once the API has said in this visit which submissions were resubmitted. */
  areResubmittedKnown: boolean;
  lastGraded: string | null;
}

const initialState: TasksState = tasks.getInitialState({
  records: {},
  known: { work: {}, rows: {} },
  queue: null,
  areResubmittedKnown: false,
  bellOpenedAt: 0,
  chosenTrack: null,
  lastGraded: null,
});

/**
 * Returns whether a response has work that was resubmitted after its grade: the same grade and
 * comment as before, on different work.
 */
export const isResubmission = (
  submission: Submission,
  before: Pick<QueueRecord, 'submission' | 'isResubmitted'> | undefined,
): boolean =>
  before !== undefined &&
  isGraded(submission) &&
  sameFeedback(before.submission, submission) &&
  (before.isResubmitted || !sameWork(before.submission, submission));

/**
 * Picks the row of a task to show. A newer row that this device has submitted stays, because the
 * grade of another row is older.
 */
function pickShown(rows: readonly Submission[], before: TaskRecord | undefined): Submission | null {
  const picked = pickRow(rows);
  const held = rows.find(({ id }) => id === before?.submission?.id) ?? null;
  return changedAt(held) > changedAt(picked) ? held : picked;
}

/** Returns whether a mentee's work still waits for the grade of its latest version. */
function awaitsNewGrade(submission: Submission, before: TaskRecord | undefined): boolean {
  if (before?.submission?.id !== submission.id) return false;
  const { submission: earlier, isResubmitted } = before;
  // A later date on the same work means a new grade, even if it equals the old one.
  const isGradedAgain = sameWork(earlier, submission) && changedAt(submission) > changedAt(earlier);
  return !isGradedAgain && isResubmission(submission, { submission: earlier, isResubmitted });
}

/**
 * Stores a response about a task, unless there is a later one. `isSent` is true for the response to
 * a submission.
 */
function storeSubmission(
  state: TasksState,
  taskId: string,
  submission: Submission | null,
  { submitted, readAt, isStored }: Pick<TaskRecord, 'submitted' | 'readAt'> & { isStored: boolean },
  isSent = false,
): void {
  const before = state.records[taskId];
  const known = state.known.work[taskId];
  // The tab that stored a response has compared it, and may have shown the news.
  const facts = workFactsOf(isStored ? known : (before ?? known));
  const isSameRow = submission !== null && before?.submission?.id === submission.id;
  if (isSameRow && changedAt(before.submission) > changedAt(submission)) return;
  const isAwaiting = (work: Submission): boolean =>
    isStored ? facts.isResubmitted : awaitsNewGrade(work, before);
  const isResubmitted =
    submission !== null && (isSent ? isGraded(submission) : isAwaiting(submission));
  const isGradedAgain = before?.isResubmitted === true && !isResubmitted;
  const kind =
    before && !isStored ? changeBetween(before.submission, submission, isGradedAgain) : null;
  // A first grade stays unseen news, even if it has been corrected since.
  const isUnseen = before?.change?.kind === 'graded' && before.change.at > state.bellOpenedAt;
  state.records[taskId] = {
    submitted: submitted || before?.submitted === true,
    submission,
    isResubmitted,
    readAt,
    change: kind === null ? facts.change : { kind: isUnseen ? 'graded' : kind, at: readAt },
    openedAt: facts.openedAt,
  };
}

/**
 * Stores the mentor's list. Rows that are new or resubmitted since the last list count as found
 * now. If the API has not said so, a row counts as resubmitted if this device has seen different
 * work under its grade.
 */
function storeQueue(
  state: TasksState,
  {
    payload,
    meta: { endedAt: readAt, stored },
  }: ReturnType<typeof loadMentorSubmissions.fulfilled>,
): void {
  const { queue } = state;
  const { submissions, resubmitted } = payload;
  const ids = resubmitted && new Set(resubmitted);
  state.queue = {};
  state.areResubmittedKnown = ids !== null;
  for (const submission of submissions) {
    const before = queue?.[submission.id];
    const facts = rowFactsOf(before ?? state.known.rows[submission.id]);
    const isSeenResubmitted = queue
      ? isResubmission(submission, before)
      : stored !== undefined && facts.isResubmitted;
    const isResubmitted = ids ? isGraded(submission) && ids.has(submission.id) : isSeenResubmitted;
    const isFound = before === undefined || (isResubmitted && !before.isResubmitted);
    const foundAt = isFound && queue !== null ? readAt : facts.foundAt;
    const { gradedAt } = facts;
    state.queue[submission.id] = { submission, readAt, gradedAt, foundAt, isResubmitted };
  }
}

const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    trackChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosenTrack = payload;
    },
    feedbackOpened: ({ records }, { payload }: PayloadAction<{ taskId: string; at: number }>) => {
      const record = records[payload.taskId];
      if (record) record.openedAt = payload.at;
    },
    bellOpened: (state, { payload }: PayloadAction<number>) => {
      state.bellOpenedAt = payload;
    },
    /** Takes over what the device knows, at the start of a visit and from other tabs. */
    factsRestored: (
      state,
      { payload }: PayloadAction<TasksState['known'] & { seen: SeenFacts }>,
    ) => {
      const { seen, ...known } = payload;
      state.known = known;
      state.chosenTrack ??= seen.chosenTrack;
      state.bellOpenedAt = Math.max(state.bellOpenedAt, seen.bellOpenedAt);
      for (const [taskId, record] of Object.entries(state.records)) {
        const { openedAt } = workFactsOf(known.work[taskId]);
        record.openedAt = Math.max(record.openedAt, openedAt);
      }
    },
    gradeSeen: (state) => {
      state.lastGraded = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadTasks.fulfilled, tasks.setAll)
      .addCase(loadTask.fulfilled, tasks.upsertOne)
      .addCase(loadTaskSubmissions.fulfilled, (state, { payload, meta }) => {
        const shown = pickShown(payload.items, state.records[meta.arg]);
        storeSubmission(state, meta.arg, shown, {
          submitted: (payload.totalCount ?? payload.items.length) > 0,
          readAt: meta.endedAt,
          isStored: meta.stored !== undefined,
        });
      })
      .addCase(submitTask.fulfilled, (state, { payload, meta }) => {
        const { taskId } = meta.arg;
        const facts = { submitted: true, readAt: meta.endedAt, isStored: false };
        storeSubmission(state, taskId, payload, facts, true);
      })
      .addCase(loadMentorSubmissions.fulfilled, storeQueue)
      .addCase(gradeSubmission.fulfilled, (state, { meta }) => {
        const { submissionId, gradePercentage, mentorComment } = meta.arg;
        const record = state.queue?.[submissionId];
        if (record) {
          const updatedAt = new Date(meta.endedAt).toISOString();
          Object.assign(record.submission, { gradePercentage, mentorComment, updatedAt });
          Object.assign(record, { gradedAt: meta.endedAt, isResubmitted: false });
        }
        if (!meta.stored) state.lastGraded = submissionId;
      });
  },
});

export const { trackChosen, feedbackOpened, bellOpened, factsRestored, gradeSeen } =
  tasksSlice.actions;

export const taskSelectors = tasks.getSelectors((state: { tasks: TasksState }) => state.tasks);
export default tasksSlice.reducer;
