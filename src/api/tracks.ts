import { one } from './checked.ts';
import { idOf, type Http } from './http.ts';
import { readAll } from './lists.ts';
import type { Page, Person, Track } from './shapes.ts';

/** GET tracks. */
export const fetchTracks = async (http: Http, signal?: AbortSignal): Promise<Page<Track>> =>
  readAll(http, (shapes) => shapes.trackShape, 'tracks', signal);

/** GET tracks/{id}. */
export const fetchTrack = async (
  http: Http,
  trackId: string,
  signal?: AbortSignal,
): Promise<Track> =>
  one((shapes) => shapes.trackShape, http.read(`tracks/${idOf(trackId)}`, signal));

/** GET tracks/{id}/mentors. The service sends them all at once, which takes one call. */
export const fetchTrackMentors = async (
  http: Http,
  trackId: string,
  signal?: AbortSignal,
): Promise<Page<Person>> =>
  readAll(http, (shapes) => shapes.personShape, `tracks/${idOf(trackId)}/mentors`, signal);

/** POST tracks/{id}/enroll: joins a track with a mentor. The answer is empty. */
export async function enroll(
  http: Http,
  choice: { trackId: string; mentorId: string },
): Promise<void> {
  await http.send('POST', `tracks/${idOf(choice.trackId)}/enroll`, { mentorId: choice.mentorId });
}
