import { ARRAY, type Player } from '../player.ts';
import { UNKNOWN_ID, MALFORMED, textIn, itemsOf, type Tokens } from './parts.ts';

const NOT_AN_ID = 'Argument passed in must be';

/** Reads every list and entity, and sends malformed requests. */
export async function reading(
  { play, leaveOut }: Player,
  { mentee: token }: Tokens,
): Promise<void> {
  const get = (call: string, path: string) =>
    ({ call: `GET ${call}`, path: `/${path}`, token }) as const;
  const list = async (call: string) => {
    await play({
      ...get(call, `${call}?skip=100000`),
      case: 'beyond its end',
      status: 200,
      items: 'none',
    });
    return play({ ...get(call, call), case: 'a mentee', status: 200, items: 'some' });
  };

  await play({
    ...get('profile', 'profile'),
    token: undefined,
    case: 'without a token',
    status: 401,
    message: 'Unauthorized',
  });
  await play({
    ...get('profile', 'profile'),
    token: 'garbage',
    case: 'an invalid token: the same refusal',
    status: 401,
    message: 'Unauthorized',
  });
  await play({
    ...get('profile', 'profile?page=1'),
    case: 'an unlisted parameter: ignored',
    status: 200,
  });
  const [track] = itemsOf(await list('tracks'));
  const [stage] = itemsOf(await list('stages'));
  const tasks = itemsOf(await list('tasks'));
  const trackId = textIn(track, 'id');
  const courseId = tasks.map((task) => textIn(task, 'course')).find((id) => id !== '');

  await play({
    ...get('tracks', 'tracks?page=1'),
    case: 'an unlisted parameter',
    status: 400,
    message: ARRAY,
  });
  for (const name of ['tracks', 'stages', 'tasks']) {
    await play({
      ...get(name, `${name}?search=${encodeURIComponent('not JSON')}`),
      case: 'a search without JSON',
      status: 400,
      message: ARRAY,
    });
  }
  await play({
    ...get(
      'stages',
      `stages?limit=100&search=${encodeURIComponent(JSON.stringify({ track: trackId }))}`,
    ),
    case: 'those of a track, by search',
    status: 200,
  });
  await play({ ...get('tracks', 'tracks?skip=1&limit=1'), case: 'one page', status: 200 });

  const entities: [call: string, id: string | undefined, more: string][] = [
    ['tracks/{id}', trackId, ''],
    ['tracks/{id}/stages', trackId, '/stages'],
    ['tracks/{id}/mentors', trackId, '/mentors'],
    ['tasks/{id}', textIn(tasks[0], 'id'), ''],
    ['courses/{id}', courseId, ''],
  ];
  await play({
    ...get('tracks/{id}/stages', `tracks/${trackId || UNKNOWN_ID}/stages?skip=100000`),
    case: 'beyond its end',
    status: 200,
    items: 'none',
  });
  for (const [call, id, more] of entities) {
    const of = (one: string) => get(call, `${call.split('/')[0]}/${one}${more}`);
    const expected = more === '' ? {} : ({ items: 'some' } as const);
    if (id) await play({ ...of(id), case: 'an existing id', status: 200, ...expected });
    else leaveOut(`GET ${call}`, 'an existing id', 'the host has no such entity');
    await play({ ...of(UNKNOWN_ID), case: 'an unknown id', status: 404 });
    await play({ ...of(MALFORMED), case: 'a malformed id', status: 500, message: NOT_AN_ID });
  }
  await play({
    ...get('courses/{id}', 'courses/null'),
    case: 'the course of a task without one',
    status: 500,
    message: NOT_AN_ID,
  });
  // Not every host has this endpoint.
  const mine = (id: string) => get('tracks/{id}/my_stages', `tracks/${id}/my_stages`);
  await play({ ...mine(UNKNOWN_ID), case: 'an unknown track', status: [200, 404], items: 'none' });
  await play({
    ...mine(trackId || UNKNOWN_ID),
    token: undefined,
    case: 'without a token',
    status: [401, 404],
  });
  if (!stage) leaveOut('GET stages', 'a stage', 'the host has no stages');
}

/** Sends requests that each role is refused. */
export async function roles({ play, leaveOut }: Player, tokens: Tokens): Promise<void> {
  const forbidden = { status: 403, message: 'Forbidden resource' } as const;
  const calls: [call: string, who: 'mentee' | 'mentor'][] = [
    ['profile/mentors', 'mentee'],
    ['profile/mentees', 'mentor'],
    ['mentors/submissions', 'mentor'],
  ];
  for (const [call, who] of calls) {
    const other = who === 'mentee' ? 'mentor' : 'mentee';
    const read = { call: `GET ${call}`, path: `/${call}` };
    await play({
      ...read,
      path: `/${call}?skip=100000`,
      token: tokens[who],
      case: 'beyond its end',
      status: 200,
      items: 'none',
    });
    await play({ ...read, token: tokens[who], case: `a ${who}`, status: 200 });
    await play({ ...read, token: tokens[other], case: `a ${other}`, ...forbidden });
    if (tokens.admin === undefined) leaveOut(read.call, 'an admin', 'no admin is logged in');
    else await play({ ...read, token: tokens.admin, case: 'an admin', ...forbidden });
  }
  await play({
    call: 'GET tasks/{id}/submissions',
    path: `/tasks/${UNKNOWN_ID}/submissions`,
    token: tokens.mentor,
    case: 'a mentor, before the id is checked',
    ...forbidden,
  });
}
