import type { Track } from './tracksSlice.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { createApiThunks } from '../api/query/query.ts';
import type { RequestState } from '../api/query/request.ts';
import type { UserState } from '../user/userSlice.ts';

const { read } = createApiThunks('courses', errorTexts.occurred);

/**
 * Records that all of a track is on the device: an entry of the courses' requests, with its time, so
 * that it lives and goes with the answers that it speaks of. It makes no call itself.
 */
export const markTaken = read('taken', async (_, trackId: string) => trackId);

/** When a user took a track along, in milliseconds since 1970; null: not on this device. */
export const takenAt = ({ courses }: { courses: RequestState }, trackId: string): number | null =>
  courses.requests[markTaken.keyOf(trackId)]?.endedAt ?? null;

/** The tracks of a mentee that are on the device. */
export const takenTracks = (state: { user: UserState; courses: RequestState }): Track[] =>
  (state.user.profile?.tracks ?? []).filter(({ id }) => takenAt(state, id) !== null);
