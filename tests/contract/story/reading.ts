import { ARRAY, type Player } from '../player.ts';
import { UNKNOWN_ID, MALFORMED, get, textIn, itemsOf, type Tokens } from './parts.ts';

const NOT_AN_ID = 'Argument passed in must be';

const END = 'skip=100000';

/** Reads every list and entity, and sends malformed requests. */
export async function reading(
  { play, leaveOut }: Player,
  { mentee: token }: Tokens,
): Promise<void> {
  const read = (call: string, path = call) => get(call, token, path);
  const list = async (call: string) => {
    await play(read(call, `${call}?${END}`), 'beyond its end', 200, { items: 'none' });
    return play(read(call), 'a mentee', 200, { items: 'some' });
  };

  const profile = read('profile');
  await play({ ...profile, token: undefined }, 'without a token', 401, 'Unauthorized');
  await play({ ...profile, token: 'garbage' }, 'an invalid token', 401, 'Unauthorized');
  await play(read('profile', 'profile?page=1'), 'an unlisted parameter: ignored', 200);
  const [track] = itemsOf(await list('tracks'));
  const [stage] = itemsOf(await list('stages'));
  const tasks = itemsOf(await list('tasks'));
  const trackId = textIn(track, 'id');
  const courseId = tasks.map((task) => textIn(task, 'course')).find((id) => id !== '');

  await play(read('tracks', 'tracks?page=1'), 'an unlisted parameter', 400, ARRAY);
  for (const name of ['tracks', 'stages', 'tasks']) {
    await play(read(name, `${name}?search=not+JSON`), 'a search without JSON', 400, ARRAY);
  }
  const search = encodeURIComponent(JSON.stringify({ track: trackId }));
  await play(
    read('stages', `stages?limit=100&search=${search}`),
    'those of a track, by search',
    200,
  );
  await play(read('tracks', 'tracks?skip=1&limit=1'), 'one page', 200);

  const entities: [call: string, id: string | undefined, more: string][] = [
    ['tracks/{id}', trackId, ''],
    ['tracks/{id}/stages', trackId, '/stages'],
    ['tracks/{id}/mentors', trackId, '/mentors'],
    ['tasks/{id}', textIn(tasks[0], 'id'), ''],
    ['courses/{id}', courseId, ''],
  ];
  const ofTrack = (path: string) => `tracks/${trackId || UNKNOWN_ID}/${path}`;
  const beyond = read('tracks/{id}/stages', ofTrack(`stages?${END}`));
  await play(beyond, 'beyond its end', 200, { items: 'none' });
  for (const [call, id, more] of entities) {
    const of = (one: string) => read(call, `${call.split('/')[0]}/${one}${more}`);
    if (id) await play(of(id), 'an existing id', 200, more === '' ? undefined : { items: 'some' });
    else leaveOut(`GET ${call}`, 'an existing id', 'the host has no such entity');
    await play(of(UNKNOWN_ID), 'an unknown id', 404);
    await play(of(MALFORMED), 'a malformed id', 500, NOT_AN_ID);
  }
  const noCourse = read('courses/{id}', 'courses/null');
  await play(noCourse, 'the course of a task without one', 500, NOT_AN_ID);
  // Not every host has this endpoint.
  const myStages = (path: string) => read('tracks/{id}/my_stages', path);
  const unknown = myStages(`tracks/${UNKNOWN_ID}/my_stages`);
  await play(unknown, 'an unknown track', [200, 404], { items: 'none' });
  const mine = { ...myStages(ofTrack('my_stages')), token: undefined };
  await play(mine, 'without a token', [401, 404]);
  if (!stage) leaveOut('GET stages', 'a stage', 'the host has no stages');
}

/** Sends requests that each role is refused. */
export async function roles({ play, leaveOut }: Player, tokens: Tokens): Promise<void> {
  const forbidden = 'Forbidden resource';
  const calls: [call: string, who: 'mentee' | 'mentor'][] = [
    ['profile/mentors', 'mentee'],
    ['profile/mentees', 'mentor'],
    ['mentors/submissions', 'mentor'],
  ];
  for (const [call, who] of calls) {
    const other = who === 'mentee' ? 'mentor' : 'mentee';
    const read = get(call, tokens[who]);
    const beyond = { ...read, path: `/${call}?${END}` };
    await play(beyond, 'beyond its end', 200, { items: 'none' });
    await play(read, `a ${who}`, 200);
    await play({ ...read, token: tokens[other] }, `a ${other}`, 403, forbidden);
    if (tokens.admin === undefined) leaveOut(read.call, 'an admin', 'no admin is logged in');
    else await play({ ...read, token: tokens.admin }, 'an admin', 403, forbidden);
  }
  const path = `tasks/${UNKNOWN_ID}/submissions`;
  const submissions = get('tasks/{id}/submissions', tokens.mentor, path);
  await play(submissions, 'a mentor, before the id is checked', 403, forbidden);
}
