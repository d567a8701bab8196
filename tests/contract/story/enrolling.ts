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
    play({ call: `GET ${name}`, path: `/${path}`, token, case: 'to enrol', status: 200 });

  const own = field((await get('profile', 'profile'))?.body, 'tracks');
  const joined = (Array.isArray(own) ? own : []).map((track) => textIn(track, 'id'));
  const all = itemsOf(await get('tracks', 'tracks')).map((track) => textIn(track, 'id'));
  let found: { trackId: string; mentorId: string } | null = null;
  for (const trackId of [...joined, ...(joined.length > 0 ? [] : all)]) {
    const people = itemsOf(await get('tracks/{id}/mentors', `tracks/${trackId}/mentors`));
    const person = people.find((one) => textIn(one, 'email') === mentor.email);
    if (person) found = { trackId, mentorId: textIn(person, 'id') };
    if (found) break;
  }
  await play({ ...enroll(UNKNOWN_ID, UNKNOWN_ID), case: 'an unknown track', status: 404 });
  await play({ ...enroll(UNKNOWN_ID, MALFORMED), case: 'a malformed mentor', status: 400 });
  if (!found) {
    const why = joined.length > 0 ? 'the mentee learns with others' : 'the mentor has no track';
    leaveOut(call, 'a track and its mentor', why);
    return { trackId: '', reason: why };
  }
  const { trackId, mentorId } = found;
  await play({ ...enroll(trackId, UNKNOWN_ID), case: 'a mentor that nobody is', status: 404 });
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
  const others = mentors.some((one) => textIn(one, 'email') !== mentor.email);
  const reason = others ? 'a mentor would be mailed who is not in the accounts' : null;
  return { trackId, reason };
}
