/**
 * What runs in a tab of the product, its pages apart. The model loads it once for each tab, so that no two
 * tabs share a module.
 */
import { toApiError } from '../../src/api/errors.ts';
import * as drafts from '../../src/lib/drafts.ts';
import * as linkState from '../../src/lib/linkState.ts';
import * as mailedLink from '../../src/lib/mailedLink.ts';
import * as progress from '../../src/lib/progress.ts';
import * as session from '../../src/lib/session.ts';
import * as apiThunk from '../../src/slices/apiThunk.ts';
import * as auth from '../../src/slices/authSlice.ts';
import * as queue from '../../src/slices/mentorQueue.ts';
import * as news from '../../src/slices/news.ts';
import { requestForgotten } from '../../src/slices/request.ts';
import * as tasks from '../../src/slices/tasksSlice.ts';
import * as trackTasks from '../../src/slices/trackTasks.ts';
import * as tracks from '../../src/slices/tracksSlice.ts';
import * as user from '../../src/slices/userSlice.ts';
import { merge } from '../../src/store/persisted.ts';
import { logOut } from '../../src/store/logOut.ts';
import * as sessions from '../../src/store/sessions.ts';

export const code = {
  ...apiThunk,
  ...auth,
  ...drafts,
  ...linkState,
  ...mailedLink,
  ...news,
  ...progress,
  ...queue,
  ...session,
  ...sessions,
  ...tasks,
  ...tracks,
  ...trackTasks,
  ...user,
  logOut,
  merge,
  requestForgotten,
  toApiError,
};
