import type { UnknownAction } from '@reduxjs/toolkit';
import type { Schema } from 'yup';
import type * as Shapes from '../api/shapes.ts';
import type { Page } from '../api/shapes.ts';
import type { KeptAnswer } from '../lib/keptAnswers.ts';
import type { ApiThunk } from '../slices/apiThunk.ts';
import { loadCourse } from '../slices/coursesSlice.ts';
import { loadMyStages, loadStages, loadTrackStages } from '../slices/stagesSlice.ts';
import {
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
} from '../slices/tasksSlice.ts';
import { loadTrack, loadTracks } from '../slices/tracksSlice.ts';
import { loadMentees, loadMentors, loadProfile } from '../slices/userSlice.ts';

/** A read whose last answer is kept on this device. */
interface KeptRead {
  /** The type of its thunk, `area/event`. */
  type: string;
  /** What is kept where it has just been answered by the service; null for any other action. */
  kept: (action: UnknownAction) => KeptAnswer | null;
  /**
   * The action that puts a kept answer into the store, as if the service had just given it.
   * @throws where it does not have the shape of an answer
   */
  recalled: (kept: KeptAnswer, requestId: string, shapes: typeof Shapes) => UnknownAction;
}

/** Reads a kept answer with the shapes of answers, which come when they are needed. */
type Check<Result> = (shapes: typeof Shapes, answer: unknown) => Result;

function keptRead<Result, Arg extends string | void>(
  thunk: ApiThunk<Result, Arg>,
  argOf: (arg: string | null) => Arg,
  check: Check<Result>,
): KeptRead {
  return {
    type: thunk.typePrefix,
    kept: (action) => {
      if (!thunk.fulfilled.match(action) || action.meta.recalledKey !== undefined) return null;
      const { arg, endedAt } = action.meta;
      const { payload } = action;
      return { key: thunk.keyOf(arg), arg: arg ?? null, answer: payload, at: endedAt };
    },
    recalled: ({ key, arg, answer, at }, requestId, shapes) =>
      thunk.fulfilled(check(shapes, answer), requestId, argOf(arg), {
        endedAt: at,
        recalledKey: key,
      }),
  };
}

const ofAll = <Result>(thunk: ApiThunk<Result, void>, check: Check<Result>) =>
  keptRead(thunk, () => undefined, check);

const byId = <Result>(thunk: ApiThunk<Result, string>, check: Check<Result>) =>
  keptRead(thunk, (arg) => arg ?? '', check);

type Pick<Value> = (shapes: typeof Shapes) => Schema<Value>;

const one =
  <Value>(pick: Pick<Value>): Check<Value> =>
  (shapes, answer) =>
    shapes.readOne(pick(shapes), answer);

const page =
  <Item extends { id: string }>(pick: Pick<Item>): Check<Page<Item>> =>
  (shapes, answer) =>
    shapes.readPage(pick(shapes), answer);

const items =
  <Item extends { id: string }>(pick: Pick<Item>): Check<Item[]> =>
  (shapes, answer) =>
    shapes.readPage(pick(shapes), { items: answer }).items;

/** What can be read without a network; lists before what stands in them. */
export const keptReads: readonly KeptRead[] = [
  ofAll(
    loadProfile,
    one(({ userShape }) => userShape),
  ),
  ofAll(
    loadMentors,
    page(({ personShape }) => personShape),
  ),
  ofAll(
    loadMentees,
    page(({ personShape }) => personShape),
  ),
  ofAll(
    loadTracks,
    page(({ trackShape }) => trackShape),
  ),
  byId(
    loadTrack,
    one(({ trackShape }) => trackShape),
  ),
  ofAll(
    loadStages,
    page(({ stageShape }) => stageShape),
  ),
  byId(
    loadTrackStages,
    page(({ stageShape }) => stageShape),
  ),
  byId(
    loadMyStages,
    page(({ stageShape }) => stageShape),
  ),
  ofAll(
    loadTasks,
    items(({ taskShape }) => taskShape),
  ),
  byId(
    loadTask,
    one(({ taskShape }) => taskShape),
  ),
  byId(
    loadTaskSubmissions,
    page(({ submissionShape }) => submissionShape),
  ),
  ofAll(
    loadMentorSubmissions,
    items(({ submissionShape }) => submissionShape),
  ),
  byId(
    loadCourse,
    one(({ courseShape }) => courseShape),
  ),
];
