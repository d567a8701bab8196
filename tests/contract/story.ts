import { isRecord } from '../sandbox/http/body.ts';
import type { Accounts } from './accounts.ts';
import { type Played, type Player, ARRAY } from './player.ts';

/** Reads the token of the newest mail to an address, where the mails are accessible. */
export type MailToken = (email: string) => string | null;

const UNKNOWN_ID = 'f'.repeat(24);
const MALFORMED = 'not-an-id';
const PAGE = 'https://akada.example/confirm-email';
const NEW_PASSWORD = 'contract-2021';
const DATABASE = 'E11000';
const NOT_AN_ID = 'Argument passed in must be';

/** One pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
const textIn = (value: unknown, name: string): string => {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
};
const itemsOf = (played: Played | null): Record<string, unknown>[] => {
  const items = field(played?.body, 'items');
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

const formWith = (name: string, file: Blob): FormData => {
  const form = new FormData();
  form.append(name, file, 'contract.png');
  return form;
};
const photo = (bytes: BlobPart = PIXEL, type = 'image/png'): Blob => new Blob([bytes], { type });

/** What the story will write and whom it will mail, for the user who starts it. */
export function announcement({ mentee, mentor, newcomer }: Accounts): string[] {
  return [
    newcomer
      ? `registers ${newcomer} and has two mails sent to it: to confirm the address, and for a new password`
      : 'registers nobody: the accounts name no newcomer',
    `saves the profile of ${mentee.email} as it is, and gives it a photo of one pixel where it has none`,
    `enrols ${mentee.email} in a track of ${mentor.email}`,
    `submits work to a task to which ${mentee.email} has submitted none, twice: ${mentor.email} is mailed once`,
    `grades that work as ${mentor.email}: ${mentee.email} is mailed once`,
    'and touches nothing else; about 105 requests, with a pause where the allowance is used up',
  ];
}

/** Plays every call, right and wrong, in the order of a mentee's way. */
export async function tellStory(
  player: Player,
  accounts: Accounts,
  mailToken: MailToken = () => null,
): Promise<void> {
  await registration(player, accounts, mailToken);
  const tokens = await logins(player, accounts);
  await reading(player, tokens);
  await roles(player, tokens);
  const way = await enrolling(player, accounts, tokens);
  await profile(player, tokens);
  await working(player, accounts, tokens, way);
}

interface Tokens {
  mentee: string | undefined;
  mentor: string | undefined;
  admin: string | undefined;
}

const link = (email: string) => ({
  email,
  clientBaseUrl: PAGE,
  tokenParamName: 'token',
  emailParamName: 'email',
});
const post = (call: string, body: object) =>
  ({ call: `POST ${call}`, method: 'POST', path: `/${call}`, body }) as const;

/** Registration, the mails, and the calls behind their links. */
async function registration({ play, leaveOut }: Player, accounts: Accounts, mailToken: MailToken) {
  // Of a domain without mailboxes.
  const stranger = `nobody.${Date.now().toString(36)}@contract.example.org`;
  const names = { firstName: 'Contract', lastName: 'Newcomer' };
  const register = 'auth/register';
  const send = 'auth/send-email-confirmation-token';
  const confirm = 'auth/confirm-email';
  const forgot = 'auth/send-password-reset-token';
  const reset = 'auth/reset-password';
  const login = 'auth/login';

  await play({
    ...post(register, { ...names, email: 'no address', password: 'short' }),
    case: 'a malformed address and a short password',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(register, { ...names, email: stranger, password: NEW_PASSWORD, role: null }),
    case: 'one field more, null',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(register, { ...names, firstName: ' ', email: stranger, password: NEW_PASSWORD }),
    case: 'a blank name: a 500 without a message',
    status: 500,
  });
  await play({
    ...post(send, link(stranger)),
    case: 'an address without an account',
    status: 404,
    message: 'User with email does not exist',
  });
  await play({
    ...post(send, { ...link(stranger), clientBaseUrl: 'http://localhost/x' }),
    case: 'a link to localhost',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(confirm, { email: stranger, token: 'x' }),
    case: 'an address without an account',
    status: 404,
    message: 'User does not exist',
  });
  await play({
    ...post(forgot, link(stranger)),
    case: 'an address without an account: 200 all the same',
    status: 200,
  });
  await play({
    ...post(forgot, { ...link(stranger), email: 'no address' }),
    case: 'a malformed address',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(reset, { email: stranger, token: 'x', newPassword: NEW_PASSWORD }),
    case: 'an address without an account: a 401 that ends no login',
    status: 401,
    message: 'Password reset failed',
  });

  const email = accounts.newcomer;
  const calls = [register, send, confirm, forgot, reset];
  if (email === undefined) {
    for (const call of calls) leaveOut(`POST ${call}`, 'a newcomer', 'the accounts name none');
    return;
  }
  const made = await play({
    ...post(register, { ...names, email, password: NEW_PASSWORD }),
    case: 'a newcomer',
    status: 201,
  });
  await play({
    ...post(register, { ...names, email, password: NEW_PASSWORD }),
    case: 'the same address again',
    status: 409,
    message: 'User with the email already exists',
  });
  if (made?.status !== 201) {
    for (const call of calls.slice(1)) {
      leaveOut(`POST ${call}`, 'a newcomer', 'the account is not of this story');
    }
    return;
  }
  await play({
    ...post(login, { email, password: NEW_PASSWORD }),
    case: 'before the address is confirmed',
    status: 401,
    message: 'Unconfirmed Email',
  });
  await play({ ...post(send, link(email)), case: 'a newcomer', status: 200 });
  await play({
    ...post(send, link(email)),
    case: 'again within a day: the database speaks',
    status: 500,
    message: DATABASE,
  });
  await play({
    ...post(confirm, { email, token: 'x' }),
    case: 'a wrong token',
    status: 403,
    message: 'Invalid token',
  });
  const confirmation = mailToken(email);
  if (confirmation === null) {
    leaveOut(`POST ${confirm}`, 'the token of the mail', 'only its reader has it');
  } else {
    await play({
      ...post(confirm, { email, token: confirmation }),
      case: 'the token of the mail',
      status: 200,
    });
    await play({
      ...post(confirm, { email, token: confirmation }),
      case: 'again',
      status: 409,
      message: 'Email already verified',
    });
    await play({
      ...post(send, link(email)),
      case: 'an address that is confirmed',
      status: 409,
      message: 'Email has already been confirmed',
    });
  }
  await play({ ...post(forgot, link(email)), case: 'a newcomer', status: 200 });
  await play({
    ...post(forgot, link(email)),
    case: 'again within ten minutes: the database speaks',
    status: 500,
    message: DATABASE,
  });
  await play({
    ...post(reset, { email, token: 'x', newPassword: NEW_PASSWORD }),
    case: 'a wrong token',
    status: 403,
    message: 'Invalid token',
  });
  const forgotten = confirmation === null ? null : mailToken(email);
  if (forgotten === null) {
    leaveOut(`POST ${reset}`, 'the token of the mail', 'only its reader has it');
    leaveOut(`POST ${login}`, 'three wrong passwords', 'no account of this story is confirmed');
    return;
  }
  const password = `${NEW_PASSWORD}-again`;
  await play({
    ...post(reset, { email, token: forgotten, newPassword: password }),
    case: 'the token of the mail',
    status: 200,
  });
  await play({ ...post(login, { email, password }), case: 'the new password', status: 200 });
  for (const time of ['first', 'second', 'third']) {
    await play({
      ...post(login, { email, password: 'not the password' }),
      case: `a wrong password, the ${time} time`,
      status: 401,
      message: 'Email or Password is incorrect',
    });
  }
  await play({
    ...post(login, { email, password }),
    case: 'the right one after three wrong ones',
    status: 401,
    message: 'User is locked out',
  });
}

async function logins({ play, leaveOut }: Player, accounts: Accounts): Promise<Tokens> {
  const call = 'POST auth/login';
  const attempt = { call, method: 'POST', path: '/auth/login' } as const;
  const tokenOf = async (who: 'mentee' | 'mentor' | 'admin'): Promise<string | undefined> => {
    const account = accounts[who];
    if (!account) {
      leaveOut(call, `the ${who}`, 'the accounts name none');
      return undefined;
    }
    const { email, password } = account;
    const body = { email, password };
    const played = await play({ ...attempt, body, case: `the ${who}`, status: 200 });
    return textIn(played?.body, 'accessToken') || undefined;
  };
  await play({ ...attempt, body: {}, case: 'nothing', status: 401, message: 'Unauthorized' });
  await play({
    ...attempt,
    body: { email: 'nobody@contract.example.org', password: 'not-a-password' },
    case: 'an address without an account',
    status: 401,
    message: 'Email or Password is incorrect',
  });
  return {
    mentee: await tokenOf('mentee'),
    mentor: await tokenOf('mentor'),
    admin: await tokenOf('admin'),
  };
}

/** Every list and every entity, and malformed requests. */
async function reading({ play, leaveOut }: Player, { mentee: token }: Tokens): Promise<void> {
  const get = (call: string, path: string) =>
    ({ call: `GET ${call}`, path: `/${path}`, token }) as const;
  const list = (call: string) => play({ ...get(call, call), case: 'a mentee', status: 200 });

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
    case: 'a garbage token: not told apart',
    status: 401,
    message: 'Unauthorized',
  });
  await play({
    ...get('profile', 'profile?page=1'),
    case: 'a parameter that is not listed',
    status: 400,
    message: ARRAY,
  });
  const [track] = itemsOf(await list('tracks'));
  const [stage] = itemsOf(await list('stages'));
  const tasks = itemsOf(await list('tasks'));
  const trackId = textIn(track, 'id');
  const courseId = tasks.map((task) => textIn(task, 'course')).find((id) => id !== '');

  for (const name of ['tracks', 'stages', 'tasks']) {
    await play({
      ...get(name, `${name}?search=${encodeURIComponent('not JSON')}`),
      case: 'a search that is no JSON',
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
  for (const [call, id, more] of entities) {
    const of = (one: string) => get(call, `${call.split('/')[0]}/${one}${more}`);
    if (id) await play({ ...of(id), case: 'one that there is', status: 200 });
    else leaveOut(`GET ${call}`, 'one that there is', 'the host has none');
    await play({ ...of(UNKNOWN_ID), case: 'an unknown id', status: 404 });
    await play({ ...of(MALFORMED), case: 'a malformed id', status: 500, message: NOT_AN_ID });
  }
  await play({
    ...get('courses/{id}', 'courses/null'),
    case: 'the course of a task without one',
    status: 500,
    message: NOT_AN_ID,
  });
  // Not every host has the call.
  const mine = (id: string) => get('tracks/{id}/my_stages', `tracks/${id}/my_stages`);
  await play({ ...mine(trackId || UNKNOWN_ID), case: 'a mentee', status: [200, 404] });
  await play({
    ...mine(trackId || UNKNOWN_ID),
    token: undefined,
    case: 'without a token',
    status: [401, 404],
  });
  if (!stage) leaveOut('GET stages', 'one of them', 'the host has none');
}

/** What each role is refused. */
async function roles({ play, leaveOut }: Player, tokens: Tokens): Promise<void> {
  const forbidden = { status: 403, message: 'Forbidden resource' } as const;
  const calls: [call: string, who: 'mentee' | 'mentor'][] = [
    ['profile/mentors', 'mentee'],
    ['profile/mentees', 'mentor'],
    ['mentors/submissions', 'mentor'],
  ];
  for (const [call, who] of calls) {
    const other = who === 'mentee' ? 'mentor' : 'mentee';
    const read = { call: `GET ${call}`, path: `/${call}` };
    await play({ ...read, token: tokens[who], case: `a ${who}`, status: 200 });
    await play({ ...read, token: tokens[other], case: `a ${other}`, ...forbidden });
    if (tokens.admin === undefined) leaveOut(read.call, 'an admin', 'none is logged in');
    else await play({ ...read, token: tokens.admin, case: 'an admin', ...forbidden });
  }
  await play({
    call: 'GET tasks/{id}/submissions',
    path: `/tasks/${UNKNOWN_ID}/submissions`,
    token: tokens.mentor,
    case: 'a mentor: before it is looked for',
    ...forbidden,
  });
}

interface Way {
  trackId: string;
  /** Why no work may be submitted: a user would be mailed who is not in the accounts. */
  reason: string | null;
}

/** Enrols the mentee in a track of the mentor. */
async function enrolling(
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
  const mentors = itemsOf(await get('profile/mentors', 'profile/mentors'));
  const others = mentors.some((one) => textIn(one, 'email') !== mentor.email);
  const reason = others ? 'a mentor would be mailed who is not in the accounts' : null;
  return { trackId, reason };
}

const EDITED = [
  'firstName',
  'lastName',
  'country',
  'city',
  'phoneNumber',
  'dob',
  'gender',
  'technologies',
  'description',
];

/** The profile is saved unchanged; a photo is uploaded where there is none. */
async function profile({ play, leaveOut }: Player, { mentee: token }: Tokens): Promise<void> {
  const read = { call: 'GET profile', path: '/profile', token };
  const put = { call: 'PUT profile', method: 'PUT', path: '/profile', token } as const;
  const upload = {
    call: 'POST profile/upload_profile_photo',
    method: 'POST',
    path: '/profile/upload_profile_photo',
    token,
  } as const;

  const mine = await play({ ...read, case: 'a mentee', status: 200 });
  const saved = Object.fromEntries(EDITED.map((name) => [name, field(mine?.body, name) ?? null]));
  const isWhole = ['firstName', 'lastName', 'country', 'city', 'dob', 'gender'].every(
    (name) => typeof saved[name] === 'string',
  );
  if (isWhole) await play({ ...put, body: saved, case: 'as it is', status: 200 });
  else leaveOut(put.call, 'as it is', 'country, city or date of birth are not there yet');
  await play({
    ...put,
    body: { ...saved, country: null },
    case: 'no country',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...put,
    body: { ...saved, phoneNumber: '08012345678' },
    case: 'a phone number without a country code',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...put,
    token: undefined,
    body: saved,
    case: 'without a token',
    status: 401,
    message: 'Unauthorized',
  });
  await play({
    ...upload,
    body: formWith('file', photo('words', 'text/plain')),
    case: 'a file that is no image',
    status: 415,
    message: 'File is not an image',
  });
  await play({
    ...upload,
    body: formWith('file', photo(new Uint8Array(204_801))),
    case: 'one byte too many',
    status: 400,
    message: 'File cannot be larger than 200KB',
  });
  if (field(mine?.body, 'photoUrl') === null) {
    await play({ ...upload, body: formWith('file', photo()), case: 'a pixel', status: 200 });
  } else leaveOut(upload.call, 'a pixel', 'the mentee has a photo already');
}

/** The mentee's work, and the mentor's grade for it. */
async function working(
  { play, leaveOut }: Player,
  { mentee }: Accounts,
  tokens: Tokens,
  { trackId, reason }: Way,
): Promise<void> {
  const call = 'POST tasks/{id}/submissions';
  const gradeCall = 'POST mentors/grade/{id}';
  const submit = (taskId: string, body: object) =>
    ({
      call,
      method: 'POST',
      path: `/tasks/${taskId}/submissions`,
      token: tokens.mentee,
      body,
    }) as const;
  const grade = (id: string, body: object) =>
    ({
      call: gradeCall,
      method: 'POST',
      path: `/mentors/grade/${id}/`,
      token: tokens.mentor,
      body,
    }) as const;
  const own = (taskId: string) =>
    ({
      call: 'GET tasks/{id}/submissions',
      path: `/tasks/${taskId}/submissions`,
      token: tokens.mentee,
    }) as const;
  const work = {
    taskUrl: 'https://akada.example/contract',
    menteeComment: 'Sent by the contract.',
  };
  const judgement = { gradePercentage: 80.5, mentorComment: 'Graded by the contract.' };

  await play({ ...own(UNKNOWN_ID), case: 'an unknown task', status: 404 });
  await play({ ...submit(UNKNOWN_ID, work), case: 'an unknown task', status: 404 });
  await play({
    ...submit(UNKNOWN_ID, { ...work, taskUrl: 'javascript:alert(1)' }),
    case: 'a link that is none',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...submit(UNKNOWN_ID, work),
    token: tokens.mentor,
    case: 'a mentor',
    status: 403,
    message: 'Forbidden resource',
  });
  await play({ ...grade(UNKNOWN_ID, judgement), case: 'an unknown submission', status: 404 });
  await play({
    ...grade(UNKNOWN_ID, { ...judgement, gradePercentage: '80' }),
    case: 'a grade as a text',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...grade(UNKNOWN_ID, judgement),
    token: tokens.mentee,
    case: 'a mentee',
    status: 403,
    message: 'Forbidden resource',
  });

  const leaveAllOut = (why: string): void => {
    leaveOut(call, 'work', why);
    leaveOut(gradeCall, 'that work', why);
  };
  if (reason !== null) return leaveAllOut(reason);
  const tasks = itemsOf(
    await play({
      call: 'GET tasks',
      path: '/tasks',
      token: tokens.mentee,
      case: 'to submit',
      status: 200,
    }),
  ).filter((task) => textIn(task, 'track') === trackId);
  let taskId = '';
  for (const task of tasks.slice(0, 10)) {
    const id = textIn(task, 'id');
    const earlier = await play({ ...own(id), case: 'a task of the track', status: 200 });
    if (earlier?.status === 200 && itemsOf(earlier).length === 0) taskId = id;
    if (taskId !== '') break;
  }
  if (taskId === '') return leaveAllOut(`${mentee.email} has submitted to all tasks asked about`);

  await play({
    ...submit(taskId, { ...work, menteeComment: 'x'.repeat(129) }),
    case: 'a first comment of 129 characters: a 500 without a message',
    status: 500,
  });
  const sent = await play({ ...submit(taskId, work), case: 'work', status: 201 });
  const id = textIn(sent?.body, 'id');
  if (id === '') {
    leaveOut(gradeCall, 'that work', 'there is none');
    return;
  }
  const longer = { ...work, menteeComment: 'x'.repeat(1024) };
  await play({ ...submit(taskId, longer), case: 'again, 1,024 characters', status: 201 });
  await play({ ...own(taskId), case: 'after it was sent', status: 200 });
  await play({ ...grade(id, judgement), case: 'that work', status: 200 });
  await play({
    call: 'GET mentors/submissions',
    path: `/mentors/submissions?opts=${encodeURIComponent('{"sort":{"updatedAt":-1}}')}&limit=1`,
    token: tokens.mentor,
    case: 'the newest',
    status: 200,
  });
}
