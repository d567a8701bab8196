import { list, one } from './answers.ts';
import { get, idOf, post, send } from './calls.ts';

/** GET tracks. */
export const fetchTracks = list('trackShape', () => get('tracks'));

/** GET tracks/{id}. */
export const fetchTrack = one('trackShape', (id: string) => get(`tracks/${idOf(id)}`));

/** GET tracks/{id}/mentors. The service sends them all at once, which takes one call. */
export const fetchTrackMentors = list('personShape', (id: string) =>
  get(`tracks/${idOf(id)}/mentors`),
);

type Choice = Record<'trackId' | 'mentorId', string>;

/** POST tracks/{id}/enroll: joins a track with a mentor. */
export const enroll = send(({ trackId, mentorId }: Choice) =>
  post(`tracks/${idOf(trackId)}/enroll`, { mentorId }),
);
