import { requestIn } from '../../src/slices/apiThunk.ts';
import { loadMentors } from '../../src/slices/userSlice.ts';
import { theStore } from '../../src/store/theStore.ts';

/** How the present tab's call for the mentors stands: the service's log only says what was answered. */
export const mentorsRequest = () => requestIn(theStore().getState(), loadMentors.keyOf())?.status;
