import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { operations } from '../../contract/description.ts';
import { startService, type Service } from '../fixtures/client.ts';
import { id } from '../fixtures/littleContent.ts';

/** These are single requests to one sandbox. None depends on what another has changed. */

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Who = 'nobody' | 'ann' | 'bob' | 'mia' | 'max' | 'ada';

/** Returns the status and the message. `call` is such as 'GET /tracks'; a text is sent as it is. */
async function responseTo(who: Who, call: string, body?: object | string): Promise<unknown[]> {
  const caller = who === 'nobody' ? service.anonymous : await service.as(who);
  const [method = '', path = ''] = call.split(' ');
  const response = await caller.send(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
  });
  return [response.status, response.text === '' ? undefined : response.body.message];
}

const long = (length: number): string => 'x'.repeat(length);
const emoji = (length: number): string => '🎉'.repeat(length);

const atMost = (name: string, most: number) =>
  `${name} must be shorter than or equal to ${most} characters`;
const atLeast = (name: string, least: number) =>
  `${name} must be longer than or equal to ${least} characters`;
const notAllowed = (name: string) => `property ${name} should not exist`;
const notStored = (name: string, words: string) =>
  `User validation failed: ${name}: Path \`${name}\` ${words}`;
const tooLong = (name: string, value: string) =>
  notStored(name, `(\`${value}\`) is longer than the maximum allowed length (64).`);

const notAnEmail = 'email must be an email';
const incorrect = 'Email or Password is incorrect';
const notADate = 'dob must be a Date instance';
const notTwoDecimals = 'gradePercentage must be a number conforming to the specified constraints';
const over100 = 'gradePercentage must not be greater than 100';
const under0 = 'gradePercentage must not be less than 0';

const email = 'ann@akada.example';
const token = 'abc';
const grade = { gradePercentage: 1 };
const work = { taskUrl: 'https://git.example/ann/work' };

/** A call with a body that it accepts or knows, and its responses to changes of that body. */
interface Write {
  call: string;
  who: Who;
  body: object;
  responses: [change: object, status: number, message?: string | string[]][];
}

const writes: Write[] = [
  {
    call: 'POST /auth/register',
    who: 'nobody',
    body: { firstName: 'Zoe', lastName: 'New', email: 'zoe@akada.example', password: 'secret-1' },
    responses: [
      [{ email: 'ANN@Akada.Example' }, 409, 'User with the email already exists'],
      [{ email: 'zoe' }, 400, [notAnEmail]],
      [{ email: 'zoe@localhost' }, 400, [notAnEmail]],
      [{ email: `${long(60)}@akada.example` }, 400, [atMost('email', 64)]],
      [{ firstName: long(65) }, 400, [atMost('firstName', 64)]],
      [{ lastName: 7 }, 400, [atMost('lastName', 64)]],
      [{ password: emoji(5) }, 400, [atLeast('password', 6)]],
      [{ confirmPassword: 'secret-1' }, 400, [notAllowed('confirmPassword')]],
      [{ firstName: '   ' }, 500, notStored('firstName', 'is required.')],
      [{ lastName: '' }, 500, notStored('lastName', 'is required.')],
      [{ lastName: emoji(33) }, 500, tooLong('lastName', emoji(33))],
      [{ password: long(65) }, 500, tooLong('password', long(65))],
      [{ email: 'x@akada.example', firstName: long(64), password: long(64) }, 201],
      [{ email: 'y@akada.example', firstName: emoji(32), password: emoji(32) }, 201],
      [{ email: "o'neil@akada.example", lastName: `'); DROP TABLE users; --` }, 201],
    ],
  },
  {
    call: 'POST /auth/login',
    who: 'nobody',
    body: { email, password: 'akada-2021' },
    responses: [
      [{ email: 'Ann@AKADA.example' }, 200],
      [{ password: '' }, 401, incorrect],
      [{ email: { $gt: '' }, password: { $gt: '' } }, 401, incorrect],
      [{ email: "' OR 1=1 --" }, 401, incorrect],
      [{ remember: true }, 400, [notAllowed('remember')]],
    ],
  },
  {
    call: 'POST /auth/send-password-reset-token',
    who: 'nobody',
    body: { email, clientBaseUrl: 'akada', tokenParamName: 'token', emailParamName: 'email' },
    responses: [
      [{}, 400, ['clientBaseUrl must be an URL address']],
      [
        { clientBaseUrl: 'akada.example', tokenParamName: undefined, emailParamName: '' },
        400,
        ['tokenParamName should not be empty', 'emailParamName should not be empty'],
      ],
    ],
  },
  {
    call: 'POST /auth/confirm-email',
    who: 'nobody',
    body: { email, token },
    responses: [[{ token: '' }, 400, ['token should not be empty']]],
  },
  {
    call: 'POST /auth/reset-password',
    who: 'nobody',
    body: { email, token, newPassword: 'secret-2' },
    responses: [[{}, 404, 'Token expired']],
  },
  {
    call: 'PUT /profile',
    who: 'ann',
    body: {
      firstName: 'Ann',
      lastName: 'Bello',
      country: 'Ghana',
      city: 'Accra',
      phoneNumber: '+233200000000',
      dob: '1999-05-06',
      gender: 'FEMALE',
      technologies: ['React', 'Node'],
      description: 'Changed.',
    },
    responses: [
      [{ city: null }, 400, [atMost('city', 64)]],
      [{ city: undefined }, 400, [atMost('city', 64)]],
      [{ country: undefined }, 400, [atMost('country', 64)]],
      [{ dob: null }, 400, [notADate]],
      [{ dob: undefined }, 400, [notADate]],
      [{ dob: 'soon' }, 400, [notADate]],
      [
        { phoneNumber: '' },
        400,
        ['Invalid phone number. Valid phone number sample +2347063644568'],
      ],
      [{ gender: 'OTHER' }, 400, ['gender must be a valid enum value']],
      [{ technologies: 'React' }, 400, ['technologies must be an array']],
      [{ technologies: [''] }, 400, [atLeast('each value in technologies', 1)]],
      [{ technologies: [emoji(33)] }, 400, [atMost('each value in technologies', 32)]],
      [{ description: emoji(129) }, 400, [atMost('description', 128)]],
      [{ email, tracks: null }, 400, [notAllowed('email'), notAllowed('tracks')]],
      [{ technologies: [emoji(32)], description: emoji(128), city: emoji(64) }, 200],
    ],
  },
  {
    call: `POST /tracks/${id.track('alpha')}/enroll`,
    who: 'bob',
    body: { mentorId: id.person('ann') },
    responses: [
      [{}, 404, `Mentor with ${id.person('ann')} not found`],
      [{ mentorId: null }, 400, ['mentorId must be a mongodb id']],
    ],
  },
  {
    call: `POST /tracks/${id.track('gamma')}/enroll`,
    who: 'bob',
    body: { mentorId: id.person('mia') },
    responses: [[{}, 400, 'Track is not unavailable at the moment']],
  },
  {
    call: `POST /tasks/${id.task('late')}/submissions`,
    who: 'bob',
    body: work,
    // The mentee has no mentor for the track.
    responses: [[{}, 500]],
  },
  {
    call: `POST /tasks/${id.task('early')}/submissions`,
    who: 'ann',
    body: work,
    responses: [
      [{ taskUrl: null }, 400, [atMost('taskUrl', 1024), 'taskUrl must be an URL address']],
      [{ menteeComment: long(1025) }, 400, [atMost('menteeComment', 1024)]],
      [{ taskUrl: `https://git.example/${long(1005)}` }, 400, [atMost('taskUrl', 1024)]],
      [{ taskUrl: `https://git.example/${long(1004)}` }, 201],
    ],
  },
  {
    call: `POST /mentors/grade/${id.submission('ann', 'middle')}/`,
    who: 'mia',
    body: grade,
    responses: [
      [{ gradePercentage: null }, 400, [over100, under0, notTwoDecimals]],
      [{ gradePercentage: 80.555 }, 400, [notTwoDecimals]],
      [{ gradePercentage: 100.5 }, 400, [over100]],
      [{ gradePercentage: -1 }, 400, [under0]],
      [{ mentorComment: long(1025) }, 400, [atMost('mentorComment', 1024)]],
      [{ taskUrl: null }, 400, [notAllowed('taskUrl')]],
      [{ mentorComment: emoji(1024) }, 200],
    ],
  },
  {
    call: `POST /mentors/grade/${id.submission('ann', 'middle')}`,
    who: 'max',
    body: grade,
    responses: [[{}, 404, `Submission with id ${id.submission('ann', 'middle')} not found`]],
  },
];

const changes = writes.flatMap(({ responses, ...write }) =>
  responses.map(([change, status, message]) => ({ ...write, change, status, message })),
);

describe('writes', () => {
  test.each(changes)(
    '$call responds with $status to $change',
    async ({ who, call, body, change, status, message }) => {
      expect(await responseTo(who, call, { ...body, ...change })).toEqual([status, message]);
    },
  );

  test.each(writes)('$call refuses a query', async ({ who, call, body }) => {
    expect(await responseTo(who, `${call}?full=1`, body)).toEqual([400, [notAllowed('full')]]);
  });

  test.each(writes.filter(({ body }) => 'email' in body))(
    '$call refuses spaces around an email',
    async ({ who, call, body }) => {
      for (const spaced of [` ${email}`, `${email} `]) {
        const [status, message] = await responseTo(who, call, { ...body, email: spaced });
        expect([status, message]).toEqual([400, expect.arrayContaining([notAnEmail])]);
      }
    },
  );
});

const everyField = [
  atMost('firstName', 64),
  atMost('lastName', 64),
  atMost('email', 64),
  notAnEmail,
  atLeast('password', 6),
];

test.each([
  ['{"email":', expect.any(String)],
  ['[]', everyField],
  ['7', everyField],
  ['null', everyField],
  ['', everyField],
  ['{"__proto__":{"role":"ADMIN"}}', [notAllowed('__proto__'), ...everyField]],
])('the body %s is refused', async (body, message) => {
  expect(await responseTo('nobody', 'POST /auth/register', body)).toEqual([400, message]);
});

const alpha = `/tracks/${id.track('alpha')}`;
const early = `/tasks/${id.task('early')}`;

const query = (name: string, value: unknown): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`;

test.each<[path: string, status: number, message?: unknown]>([
  ['/tracks/', 200],
  [`${alpha}/`, 200],
  [`/tracks/${id.track('alpha').toUpperCase()}`, 200],
  ['//tracks', 404, 'Cannot GET /api//tracks'],
  ['/tracks//', 404, expect.any(String)],
  // Calls for one entity ignore unknown parameters, lists refuse them.
  [`${alpha}?page=1`, 200],
  [`${alpha}/stages?page=1`, 200],
  [`${alpha}/mentors?page=1`, 200],
  [`${early}?page=1`, 200],
  [`${early}/submissions?page=1`, 200],
  ['/tasks?page=1', 400, [notAllowed('page')]],
  ['/tasks?limit=0', 400, ['limit must not be less than 1']],
  ['/tasks?limit=abc', 400, ['limit must not be less than 1']],
  ['/tasks?limit=', 400, ['limit must not be less than 1']],
  ['/tasks?skip=-1', 400, ['skip must not be less than 0']],
  [`${alpha}/mentors?limit=0`, 400, ['limit must not be less than 1']],
  ['/tasks?search=7', 400, ['search must be a json string']],
  ['/tasks?opts=7', 400, ['opts must be a json string']],
  // The database refuses these, so they fail with a bare 500.
  ['/tasks?limit=1.5', 500],
  ['/tasks?search=[]', 500],
  [`/tasks?${query('search', { track: 'no-id' })}`, 500],
  [`/tasks?${query('search', { title: { $where: 'sleep(1)' } })}`, 500],
  [`/tasks?${query('search', { title: { $ne: 7 }, course: { $nin: [null] } })}`, 200],
  [`/tasks?${query('search', { title: { $nin: 'no list' } })}`, 500],
  [`/tasks?${query('search', { track: { $ne: 'no-id' } })}`, 500],
  [`/tasks?${query('opts', { sort: { title: 'sideways' } })}`, 500],
  [`/tasks?${query('opts', { sort: 'title' })}`, 500],
])('the path %s gets the response %i %j', async (path, status, message) => {
  expect(await responseTo('ann', `GET ${path}`)).toEqual([status, message]);
});

test('an oversized query is refused', async () => {
  const refused = [413, 'request entity too large'];
  expect(await responseTo('ann', `GET /tracks?search=${long(10_000)}`)).toEqual(refused);
});

/** The calls that are open to one role. All others are open to every role. */
const onlyFor: Record<string, string> = {
  'GET /profile/mentors': 'MENTEE',
  'GET /profile/mentees': 'MENTOR',
  'GET /tracks/{id}/my_stages': 'MENTEE',
  'GET /tasks/{id}/submissions': 'MENTEE',
  'POST /tasks/{id}/submissions': 'MENTEE',
  'GET /mentors/submissions': 'MENTOR',
  'POST /mentors/grade/{id}': 'MENTOR',
};

const ids: Record<string, string> = {
  tracks: id.track('alpha'),
  courses: id.course('alpha-one'),
  tasks: id.task('early'),
};

const guarded = operations
  .map(({ name }) => name.replace(' ', ' /'))
  .filter((call) => !call.includes('/auth/'));

describe.each(guarded)('%s', (call) => {
  const path = call.replace('{id}', ids[call.split('/')[1] ?? ''] ?? id.unknown);
  const isRead = call.startsWith('GET');
  // An unknown field shows that the guard let the request through, and is checked before the id.
  const body = isRead ? undefined : { unknown: 1 };

  test('a call without a token is refused', async () => {
    expect(await responseTo('nobody', path, body)).toEqual([401, 'Unauthorized']);
  });

  test.each([
    ['MENTEE', 'ann'],
    ['MENTOR', 'mia'],
    ['ADMIN', 'ada'],
  ] as const)('%s', async (role, who) => {
    const [status, message] = await responseTo(who, path, body);
    const passes = (onlyFor[call] ?? role) === role;
    const expected = passes ? [isRead ? 200 : 400, false] : [403, true];
    expect([status, message === 'Forbidden resource']).toEqual(expected);
  });
});
