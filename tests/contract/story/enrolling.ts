import { field } from '../field.ts';
import type { Accounts } from '../accounts.ts';
import type { Player } from '../player.ts';
import { UNKNOWN_ID, MALFORMED, textIn, itemsOf, type Tokens } from './parts.ts';

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
  const enroll = (trackId: string, mentorId: string) =>
    ({
      call,
      method: 'POST',
      path: `/tracks/${trackId}/enroll`,
      token,
      body: { mentorId },
    }) as const;
  const get = (name: string, path: string) =>
    play({ call: `GET ${name}`, path: `/${path}`, token, case: 'to enroll', status: 200 });

  const ownTracks = field((await get('profile', 'profile'))?.body, 'tracks');
  const enrolledIds = (Array.isArray(ownTracks) ? ownTracks : []).map((track) =>
    textIn(track, 'id'),
  );
  const trackIds = itemsOf(await get('tracks', 'tracks')).map((track) => textIn(track, 'id'));
  let match: { trackId: string; mentorId: string } | null = null;
  for (const trackId of [...enrolledIds, ...(enrolledIds.length > 0 ? [] : trackIds)]) {
    const mentors = itemsOf(await get('tracks/{id}/mentors', `tracks/${trackId}/mentors`));
    const trackMentor = mentors.find((person) => textIn(person, 'email') === mentor.email);
    if (trackMentor) match = { trackId, mentorId: textIn(trackMentor, 'id') };
    if (match) break;
  }
  await play({ ...enroll(UNKNOWN_ID, UNKNOWN_ID), case: 'an unknown track', status: 404 });
  await play({ ...enroll(UNKNOWN_ID, MALFORMED), case: 'a malformed mentor', status: 400 });
  if (!match) {
    const why = enrolledIds.length > 0 ? 'the mentee has other mentors' : 'the mentor has no track';
    leaveOut(call, 'a track and its mentor', why);
    return { trackId: '', reason: why };
  }
  const { trackId, mentorId } = match;
  await play({ ...enroll(trackId, UNKNOWN_ID), case: 'an unknown mentor', status: 404 });
  await play({ ...enroll(trackId, mentorId), case: 'a track and its mentor', status: 200 });
  await play({ ...enroll(trackId, mentorId), case: 'again', status: 200 });
  const mentors = itemsOf(
    await play({
      call: 'GET profile/mentors',
      path: '/profile/mentors',
      token,
      case: 'after it',
      status: 200,
      items: 'some',
    }),
  );
  const others = mentors.some((person) => textIn(person, 'email') !== mentor.email);
  const reason = others ? 'the work may email a mentor who is not in the accounts' : null;
  return { trackId, reason };
}
