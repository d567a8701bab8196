import type { Accounts } from '../accounts.ts';
import { field, type Player } from '../player.ts';
import { UNKNOWN_ID, MALFORMED, get, textIn, itemsOf, post, type Tokens } from './parts.ts';

export interface Way {
  trackId: string;
  /** The reason not to submit work, which may email a user who is not in the accounts. */
  reason: string | null;
}

/** Enrolls the mentee in a track of the mentor. */
export async function enrolling(
  { play, leaveOut }: Player,
  { mentor }: Accounts,
  { mentee: token }: Tokens,
): Promise<Way> {
  const call = 'POST tracks/{id}/enroll';
  const enroll = (trackId: string, mentorId: string) => ({
    ...post(`tracks/${trackId}/enroll`, { mentorId }),
    call,
    token,
  });
  const read = (name: string, path = name) => play(get(name, token, path), 'to enroll', 200);

  const ownTracks = field((await read('profile'))?.body, 'tracks');
  const enrolledIds = (Array.isArray(ownTracks) ? ownTracks : []).map((track) =>
    textIn(track, 'id'),
  );
  const trackIds = itemsOf(await read('tracks')).map((track) => textIn(track, 'id'));
  let match: { trackId: string; mentorId: string } | null = null;
  for (const trackId of [...enrolledIds, ...(enrolledIds.length > 0 ? [] : trackIds)]) {
    const mentors = itemsOf(await read('tracks/{id}/mentors', `tracks/${trackId}/mentors`));
    const trackMentor = mentors.find((person) => textIn(person, 'email') === mentor.email);
    if (trackMentor) match = { trackId, mentorId: textIn(trackMentor, 'id') };
    if (match) break;
  }
  await play(enroll(UNKNOWN_ID, UNKNOWN_ID), 'an unknown track', 404);
  await play(enroll(UNKNOWN_ID, MALFORMED), 'a malformed mentor', 400);
  if (!match) {
    const why = enrolledIds.length > 0 ? 'the mentee has other mentors' : 'the mentor has no track';
    leaveOut(call, 'a track and its mentor', why);
    return { trackId: '', reason: why };
  }
  const { trackId, mentorId } = match;
  await play(enroll(trackId, UNKNOWN_ID), 'an unknown mentor', 404);
  await play(enroll(trackId, mentorId), 'a track and its mentor', 200);
  await play(enroll(trackId, mentorId), 'again', 200);
  const ownMentors = get('profile/mentors', token);
  const mentors = itemsOf(await play(ownMentors, 'after it', 200, { items: 'some' }));
  const others = mentors.some((person) => textIn(person, 'email') !== mentor.email);
  const reason = others ? 'the work may email a mentor who is not in the accounts' : null;
  return { trackId, reason };
}
