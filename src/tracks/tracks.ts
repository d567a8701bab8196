import { list, one } from '../api/answers.ts';
import { get, idOf, post, send } from '../api/http.ts';

/** GET tracks. */
export const fetchTracks = list('trackSchema', () => get('tracks'));

/** GET tracks/{id}. */
export const fetchTrack = one('trackSchema', (id: string) => get(`tracks/${idOf(id)}`));

/** GET tracks/{id}/mentors. The service sends them all in one answer. */
export const fetchTrackMentors = list('mentorSchema', (id: string) =>
  get(`tracks/${idOf(id)}/mentors`),
);

type Choice = Record<'trackId' | 'mentorId', string>;

/** POST tracks/{id}/enroll: joins a track with a mentor. */
export const enroll = send(({ trackId, mentorId }: Choice) =>
  post(`tracks/${idOf(trackId)}/enroll`, { mentorId }),
);
