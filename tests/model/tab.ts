/**
 * The code of a tab without its pages. The model loads it once for each tab: no two tabs share a
 * module.
 */
import { toApiError } from '../../src/api/errors.ts';
import { mayPass } from '../../src/api/mayPass.ts';
import { seenOf } from '../../src/domain/learning/sending/outbox.ts';
import * as drafts from '../../src/platform/storage/drafts.ts';
import * as finished from '../../src/platform/storage/finished.ts';
import * as sentVersions from '../../src/platform/storage/sentVersions.ts';
import * as linkState from '../../src/platform/linkState.ts';
import * as mailedLink from '../../src/platform/storage/mailedLink.ts';
import * as openedLink from '../../src/platform/storage/openedLink.ts';
import * as progress from '../../src/domain/learning/progress.ts';
import * as session from '../../src/platform/session.ts';
import * as apiThunk from '../../src/slices/apiThunk.ts';
import * as auth from '../../src/slices/authSlice.ts';
import * as queue from '../../src/store/selectors/mentorQueue.ts';
import * as news from '../../src/store/selectors/news.ts';
import { requestCleared } from '../../src/slices/request.ts';
import * as tasks from '../../src/slices/tasksSlice.ts';
import * as trackTasks from '../../src/store/selectors/trackTasks.ts';
import * as tracks from '../../src/slices/tracksSlice.ts';
import * as user from '../../src/slices/userSlice.ts';
import { merge } from '../../src/store/persisted.ts';
import { entriesOf } from '../../src/store/outbox/entries.ts';
import { sendAll } from '../../src/store/outbox/sendAll.ts';
import { logOut } from '../../src/store/logOut.ts';
import * as sessions from '../../src/store/sessions.ts';

export const code = {
  ...apiThunk,
  ...auth,
  ...drafts,
  ...finished,
  ...linkState,
  ...mailedLink,
  ...news,
  ...openedLink,
  ...progress,
  ...queue,
  ...sentVersions,
  ...session,
  ...sessions,
  ...tasks,
  ...tracks,
  ...trackTasks,
  ...user,
  entriesOf,
  logOut,
  mayPass,
  merge,
  requestCleared,
  seenOf,
  sendAll,
  toApiError,
};
