/** The model loads it once for each tab, because no two tabs share a module. */
import { toApiError, canRetryLater } from '../../src/api/errors.ts';
import { pickCompared } from '../../src/tasks/work.ts';
import * as drafts from '../../src/user/drafts.ts';
import * as finished from '../../src/user/finished.ts';
import * as sentVersions from '../../src/tasks/versions.ts';
import * as linkState from '../../src/auth/linkState.ts';
import * as mailedLink from '../../src/auth/mailedLink.ts';
import * as openedLink from '../../src/auth/openedLink.ts';
import * as progress from '../../src/tasks/status.ts';
import * as session from '../../src/auth/session.ts';
import * as apiThunk from '../../src/api/query/query.ts';
import * as auth from '../../src/auth/authSlice.ts';
import * as queue from '../../src/mentoring/submissions.ts';
import * as news from '../../src/tasks/selectNews.ts';
import { requestCleared } from '../../src/api/query/query.ts';
import * as tasks from '../../src/tasks/tasksSlice.ts';
import * as trackTasks from '../../src/tasks/status.ts';
import * as tracks from '../../src/tracks/tracksSlice.ts';
import * as user from '../../src/user/userSlice.ts';
import { merge } from '../../src/app/store/merge.ts';
import { entriesOf } from '../../src/tasks/outbox/sender.ts';
import { sendAll } from '../../src/tasks/outbox/sendAll.ts';
import { setBorrowed } from '../../src/lib/storage.ts';
import { logOut } from '../../src/app/store/logOut.ts';
import * as sessions from '../../src/app/store/sessions.ts';

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
  canRetryLater,
  merge,
  requestCleared,
  pickCompared,
  sendAll,
  setBorrowed,
  toApiError,
};
