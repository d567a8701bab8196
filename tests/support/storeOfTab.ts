import { requestIn } from '../../src/slices/apiThunk.ts';
import { loadMentors } from '../../src/slices/userSlice.ts';
import { activeSession } from '../../src/store/sessions.ts';

/** How the present tab's call for the mentors stands: the service's log only says what was answered. */
export function mentorsRequest() {
  const { store } = activeSession();
  return store ? requestIn(store.getState(), loadMentors.keyOf())?.status : undefined;
}
