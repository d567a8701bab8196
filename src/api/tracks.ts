import { list, one } from './answers.ts';
import { get, idOf, post, send } from './calls.ts';

/** All tracks. */
export const fetchTracks = list('trackShape', () => get('tracks'));

export const fetchTrack = one('trackShape', (id: string) => get(`tracks/${idOf(id)}`));

/** The mentors of a track. The service sends them all at once, which takes one call. */
export const fetchTrackMentors = list('personShape', (id: string) =>
  get(`tracks/${idOf(id)}/mentors`),
);

type Choice = Record<'trackId' | 'mentorId', string>;

/** Joins a track with a mentor. */
export const enroll = send(({ trackId, mentorId }: Choice) =>
  post(`tracks/${idOf(trackId)}/enroll`, { mentorId }),
);
