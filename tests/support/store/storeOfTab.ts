import { requestIn } from '../../../src/slices/apiThunk.ts';
import { loadMentors } from '../../../src/slices/userSlice.ts';
import { activeSession } from '../../../src/store/sessions.ts';

/**
 * The status of the present tab's call for the mentors: the service's log knows only what was
 * answered.
 */
export function mentorsRequest() {
  const { store } = activeSession();
  return store ? requestIn(store.getState(), loadMentors.keyOf())?.status : undefined;
}
