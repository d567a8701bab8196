import { useSelector, useStore } from 'react-redux';
import type { NeedsRequests, StoreOf } from '../api/query/query.ts';
import type { AuthState } from '../auth/authSlice.ts';
import type { CoursesState } from '../tracks/coursesSlice.ts';
import type { StagesState } from '../tracks/stagesSlice.ts';
import type { TracksState } from '../tracks/tracksSlice.ts';
import type { UserState } from '../user/userSlice.ts';
import type { TasksState } from './tasksSlice.ts';

export type State = NeedsRequests & {
  auth: AuthState;
  user: UserState;
  tracks: TracksState;
  stages: StagesState;
  courses: CoursesState;
  tasks: TasksState;
};

export type PersonStore = StoreOf<State>;

export const useAppSelector = useSelector.withTypes<State>();

/** Returns the store around a page of the dashboards. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- dashboards have a person's store
export const usePersonStore = (): PersonStore => useStore() as PersonStore;
