import { createServer } from 'node:http';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import * as auth from '../../../src/auth/authSlice.ts';
import * as courses from '../../../src/tracks/coursesSlice.ts';
import { createHttp } from '../../../src/api/http.ts';
import type { ThunkExtra } from '../../../src/api/query/query.ts';
import { readOne } from '../../../src/api/responses.ts';
import * as stages from '../../../src/tracks/stagesSlice.ts';
import * as tasks from '../../../src/tasks/tasksSlice.ts';
import * as tracks from '../../../src/tracks/tracksSlice.ts';
import * as user from '../../../src/user/userSlice.ts';
import {
  description,
  findOperation,
  inside,
  mismatches,
  operations,
  resolved,
  type Operation,
} from '../../contract/description.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { isRecord } from '../../sandbox/http/body.ts';
import type { RootState } from '../../support/store/rootReducer.ts';
import { closeTab } from '../../support/page/closeTab.ts';
import { storeOn } from '../../support/store/storeOn.ts';
import { enrollmentWith, profileEdit, workWith } from '../entities.ts';

const id = '612f6a80c0ffee0000000001';
const email = 'amina@example.com';

/** Returns the id of the one entity with which a call responds. */
function responseId(operationId: string): string {
  const operation = operations.find((one) => one.operationId === operationId);
  return String(inside(operation && exampleOf(operation), 'id'));
}

type Started = Promise<unknown> & { unwrap: () => Promise<unknown> };

/** Every call of the client, by its operation id in the description. */
const calls: [
  operationId: string,
  call: ThunkAction<Started, RootState, ThunkExtra, UnknownAction>,
][] = [
  [
    'register',
    auth.register({ firstName: 'Amina', lastName: 'Bello', email, password: 'akada-2021' }),
  ],
  ['sendConfirmation', auth.sendConfirmation(email)],
  ['confirmEmail', auth.confirmEmail({ email, token: '0a' })],
  ['login', auth.login({ email, password: 'akada-2021' })],
  ['sendReset', auth.requestReset(email)],
  ['resetPassword', auth.resetPassword({ email, token: '0a', newPassword: 'akada-2022' })],
  ['getProfile', user.loadProfile()],
  ['putProfile', user.editProfile(profileEdit)],
  ['uploadPhoto', user.uploadPhoto({ file: new File(['x'], 'a.png', { type: 'image/png' }) })],
  ['listMyMentors', user.loadMentors()],
  ['listMyMentees', user.loadMentees()],
  ['listTracks', tracks.loadTracks()],
  ['getTrack', tracks.loadTrack(responseId('getTrack'))],
  ['listTrackMentors', tracks.loadTrackMentors(id)],
  ['enroll', user.enroll(enrollmentWith(id, id))],
  ['listTrackStages', stages.loadTrackStages(id)],
  ['listStages', stages.loadStages()],
  ['listStages', stages.searchStages(id)],
  ['listMyStages', stages.loadMyStages(id)],
  ['getCourse', courses.loadCourse(responseId('getCourse'))],
  ['listTasks', tasks.loadTasks()],
  ['getTask', tasks.loadTask(responseId('getTask'))],
  ['listOwnSubmissions', tasks.loadTaskSubmissions(id)],
  ['submitTask', tasks.submitTask({ taskId: id, ...workWith() })],
  ['listQueue', tasks.loadMentorSubmissions()],
  [
    'grade',
    tasks.gradeSubmission({ submissionId: id, gradePercentage: 80.5, mentorComment: 'Well.' }),
  ],
];

/** Fields that have another name in the client, or that the client derives from other fields. */
const wireName: Record<string, string> = { image: 'thumbnailUrl' };

interface Sent {
  method: string;
  path: string;
  query: string[];
  authorization: string | null;
  /** The body; a form's value has each part's name as its value. */
  body: { isForm: boolean; value: unknown } | null;
}

let sent: Sent[] = [];

const operationOf = ({ method, path }: Sent): Operation | undefined => findOperation(method, path);

/** Returns the example of a body; '' if it is empty. */
function exampleOf({ responses }: Operation): unknown {
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? '';
  return inside(responses, status, 'content', 'application/json', 'example') ?? '';
}

async function bodyOf(request: Request): Promise<Sent['body']> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) {
    const names = [...(await request.formData()).keys()];
    return { isForm: true, value: Object.fromEntries(names.map((name) => [name, name])) };
  }
  const text = await request.text();
  return text === '' ? null : { isForm: false, value: JSON.parse(text) };
}

async function writtenDown(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.replace(/^\/api/, ''),
    query: [...searchParams.keys()],
    authorization: request.headers.get('authorization'),
    body: await bodyOf(request),
  };
}

/** An API that is the description itself: it records the request and responds with the example. */
const service = createServer(
  getRequestListener(
    async (request) => {
      const call = await writtenDown(request);
      sent.push(call);
      const operation = operationOf(call);
      const example = operation ? exampleOf(operation) : '';
      return example === '' ? new Response(null) : Response.json(example);
    },
    { overrideGlobalObjects: false },
  ),
);

let address = '';
beforeAll(async () => {
  address = `${await listenLocally(service)}/`;
});
beforeEach(() => {
  // Each test begins at the default address.
  window.happyDOM.setURL(address);
  sent = [];
});
afterAll(async () => {
  await closeTab();
  service.closeAllConnections();
  service.close();
});

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function differences(read: unknown, received: unknown, at = ''): string[] {
  if (read === undefined) return [];
  if (Array.isArray(read)) {
    const given = (Array.isArray(received) ? received : []).filter((one) => one !== null);
    if (read.length !== given.length) return [`${at} has ${read.length} of ${given.length} items`];
    return read.flatMap((one, index) => differences(one, given[index], `${at}/${index}`));
  }
  if (isRecord(read) && isRecord(received)) {
    return Object.entries(read).flatMap(([name, value]) =>
      differences(value, received[wireName[name] ?? name], `${at}/${name}`),
    );
  }
  // The client reads only the id of an object that a response contains whole.
  const given = isRecord(received) && typeof read === 'string' ? received['id'] : received;
  // A user sees no difference between null and an empty text.
  const same = read === given || (read === '' && given === null);
  return same ? [] : [`${at} is ${JSON.stringify(read)}, not ${JSON.stringify(given)}`];
}

describe('the client’s calls', () => {
  test('the description has all of the client’s calls', () => {
    const called = new Set(calls.map(([name]) => name));
    const described = operations.map(({ operationId }) => operationId);
    expect(described.filter((name) => !called.has(name))).toEqual([]);
  });

  test.each(calls)('the description has all that %s sends and reads', async (operationId, call) => {
    // Another store for each test: after a submission, the task's submissions are not read again.
    const { dispatch } = storeOn(
      createHttp(
        () => 'a.login.token',
        () => false,
      ),
    );
    const result = await dispatch(call).unwrap();
    // The queue also asks which of its rows were resubmitted.
    const count = operationId === 'listQueue' ? 2 : 1;
    expect(sent).toHaveLength(count);
    const request = sent[count - 1];
    const operation = request && operationOf(request);
    if (!operation) throw new Error(`${request?.method} ${request?.path} is not described`);
    expect(operation.operationId).toBe(operationId);

    expect(operation.query).toEqual(expect.arrayContaining(request.query));
    expect(bodyProblems(operation, request.body)).toEqual([]);
    expect(request.authorization).toBe('Bearer a.login.token');

    const example = record(exampleOf(operation));
    expect(differences(result, partOf(example, result))).toEqual([]);
  });
});

/**
 * Returns the part of a call's example that the client returns: the token, the items, or all of it.
 */
function partOf(example: Record<string, unknown>, result: unknown): unknown {
  if (typeof result === 'string') return example['accessToken'];
  if (isRecord(result) && 'submissions' in result) {
    return { submissions: example['items'], resubmitted: example['items'] };
  }
  if (Array.isArray(result)) {
    const items = Array.isArray(example['items']) ? example['items'] : [];
    // The client reads only the stage of a row about one.
    return typeof result[0] === 'string' ? items.map((row) => record(row)['stage']) : items;
  }
  // The client counts the items.
  const { sent: count } = record(result);
  return count === undefined ? example : { ...example, sent: count };
}

/** Returns the faults of a body: it has exactly the fields of its schema, and each is valid. */
function bodyProblems({ body, form }: Operation, given: Sent['body']): string[] {
  if (given === null) return body === undefined && form === undefined ? [] : ['no body is sent'];
  const { isForm, value } = given;
  const schema = isForm ? form : body;
  const missing = Object.keys(record(inside(schema, 'properties')))
    .filter((name) => !(name in record(value)))
    .map((name) => `${name} is not sent`);
  return [...mismatches(schema, value), ...missing];
}

const schema = (name: string): unknown => inside(description, 'components', 'schemas', name);

function propertiesOf(given: unknown): Record<string, unknown> {
  const here = record(resolved(given));
  const bases = Array.isArray(here['allOf']) ? here['allOf'] : [];
  return Object.assign({}, ...bases.map(propertiesOf), record(here['properties']));
}

const item = (operationId: string): Record<string, unknown> => {
  const operation = operations.find((one) => one.operationId === operationId);
  const example = record(operation && exampleOf(operation));
  const [first] = Array.isArray(example['items']) ? example['items'] : [example];
  return record(first);
};

const pairs: [
  name: string,
  shape: Schema<object> & { fields: object },
  example: () => Record<string, unknown>,
][] = [
  ['Track', user.trackSchema, () => item('getTrack')],
  ['Stage', stages.stageSchema, () => item('listStages')],
  ['Course', courses.courseSchema, () => item('getCourse')],
  ['Task', tasks.taskSchema, () => item('getTask')],
  ['Person', user.personSchema, () => item('listMyMentors')],
  ['User', user.userSchema, () => item('getProfile')],
  ['WrittenUser', user.editedUserSchema, () => item('putProfile')],
  ['Submission', tasks.submissionSchema, () => item('submitTask')],
];

describe.each(pairs)('the client’s shape of a %s', (name, shape, exampleOfIt) => {
  const fields = Object.keys(shape.fields);

  test('the client reads only fields that exist', () => {
    const described = Object.keys(propertiesOf(schema(name)));
    const wanted = fields.map((field) => wireName[field] ?? field);
    expect(described).toEqual(expect.arrayContaining(wanted));
  });

  test('the client reads null wherever null is possible', () => {
    const example = exampleOfIt();
    const nullable = fields.filter(
      (field) =>
        mismatches(schema(name), { ...example, [wireName[field] ?? field]: null }).length === 0,
    );
    for (const field of nullable) {
      const read = record(readOne(shape, { ...example, [wireName[field] ?? field]: null }));
      expect([null, '', []], `${name}.${field}`).toContainEqual(read[field]);
    }
  });

  test('the client’s types accept every valid field', () => {
    const example = exampleOfIt();
    expect(mismatches(schema(name), example)).toEqual([]);
    expect(differences(readOne(shape, example), example)).toEqual([]);
  });
});
