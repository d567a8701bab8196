import { one } from './checked.ts';
import { idOf, read, send } from './http.ts';
import { readAll } from './lists.ts';
import type { Page, Person, Track } from './shapes.ts';

/** GET tracks. */
export const fetchTracks = async (signal?: AbortSignal): Promise<Page<Track>> =>
  readAll((shapes) => shapes.trackShape, 'tracks', signal);

/** GET tracks/{id}. */
export const fetchTrack = async (trackId: string, signal?: AbortSignal): Promise<Track> =>
  one((shapes) => shapes.trackShape, read(`tracks/${idOf(trackId)}`, signal));

/** GET tracks/{id}/mentors. The service sends them all at once, which takes one call. */
export const fetchTrackMentors = async (
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Person>> =>
  readAll((shapes) => shapes.personShape, `tracks/${idOf(trackId)}/mentors`, signal);

/** POST tracks/{id}/enroll: joins a track with a mentor. The answer is empty. */
export async function enroll(choice: { trackId: string; mentorId: string }): Promise<void> {
  await send('POST', `tracks/${idOf(choice.trackId)}/enroll`, { mentorId: choice.mentorId });
}
