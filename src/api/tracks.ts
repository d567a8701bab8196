import { idOf, read, send } from './http.ts';
import {
  personShape,
  readOne,
  readPage,
  trackShape,
  type Page,
  type Person,
  type Track,
} from './shapes.ts';

/** GET tracks. */
export const fetchTracks = async (signal?: AbortSignal): Promise<Page<Track>> =>
  readPage(trackShape, await read('tracks', signal));

/** GET tracks/{id}. */
export const fetchTrack = async (trackId: string, signal?: AbortSignal): Promise<Track> =>
  readOne(trackShape, await read(`tracks/${idOf(trackId)}`, signal));

/** GET tracks/{id}/mentors. */
export const fetchTrackMentors = async (
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Person>> =>
  readPage(personShape, await read(`tracks/${idOf(trackId)}/mentors`, signal));

/** POST tracks/{id}/enroll: joins a track with a mentor. The answer is empty. */
export async function enroll(choice: { trackId: string; mentorId: string }): Promise<void> {
  await send('POST', `tracks/${idOf(choice.trackId)}/enroll`, { mentorId: choice.mentorId });
}
