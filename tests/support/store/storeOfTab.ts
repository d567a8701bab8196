import { requestIn } from '../../../src/api/query/query.ts';
import { loadMentors } from '../../../src/user/userSlice.ts';
import { activeSession } from '../../../src/app/store/sessions.ts';

/** The status of the present tab's call for the mentors. The API's log has only answered calls. */
export function mentorsRequest() {
  const { store } = activeSession();
  return store ? requestIn(store.getState(), loadMentors.keyOf())?.status : undefined;
}
