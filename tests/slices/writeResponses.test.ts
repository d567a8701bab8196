import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import {
  confirmEmail,
  register,
  requestReset,
  resetPassword,
  sendConfirmation,
} from '../../src/auth/authSlice.ts';
import { createHttp } from '../../src/api/http.ts';
import { failureOf } from '../../src/api/query/query.ts';
import { gradeSubmission } from '../../src/tasks/tasksSlice.ts';
import { enroll } from '../../src/user/userSlice.ts';
import { enrollmentWith } from '../unit/entities.ts';
import { listenLocally } from '../sandbox/address.ts';
import { storeOn } from '../support/store/storeOn.ts';

/** Opens a store on a server that responds to each write in one way. */
async function openStore(respond: (response: ServerResponse) => void) {
  const server = createServer(({ method, url }, response) => {
    if (method === 'POST' && url !== '/moved') respond(response);
    else response.writeHead(200).end(url === '/page' ? page : '');
  });
  onTestFinished(() => void server.close());
  window.happyDOM.setURL(`${await listenLocally(server)}/`);
  return storeOn(
    createHttp(
      () => null,
      () => false,
    ),
  );
}

const id = 'a'.repeat(24);
const email = 'ada@example.org';

type Store = Awaited<ReturnType<typeof openStore>>;

/** All writes whose documented response is empty. */
const writes: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  enroll: ({ dispatch }) => dispatch(enroll(enrollmentWith(id, id))),
  grade: ({ dispatch }) =>
    dispatch(gradeSubmission({ submissionId: id, gradePercentage: 80, mentorComment: 'Good' })),
  sendConfirmation: ({ dispatch }) => dispatch(sendConfirmation(email)),
  confirmEmail: ({ dispatch }) => dispatch(confirmEmail({ token: 't', email })),
  requestReset: ({ dispatch }) => dispatch(requestReset(email)),
  resetPassword: ({ dispatch }) =>
    dispatch(resetPassword({ newPassword: 'secret1', token: 't', email })),
};

const registration = register({ firstName: 'A', lastName: 'B', email, password: 'secret1' });

const page = '<!doctype html><title>Log in to the hotel’s Wi-Fi</title>';

const others: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a web page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  'a web page without a type': (response) => response.writeHead(201).end(page),
  'a JSON object': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
  'a text': (response) => response.writeHead(202, { 'content-type': 'text/plain' }).end('OK'),
  'a redirect to a web page': (response) => response.writeHead(303, { location: '/page' }).end(),
  'a redirect to an empty response': (response) =>
    response.writeHead(302, { location: '/empty' }).end(),
  'a redirect that repeats the call': (response) =>
    response.writeHead(307, { location: '/moved' }).end(),
};

const outcomesOf = async (respond: (response: ServerResponse) => void) => {
  const store = await openStore(respond);
  const outcomes: Record<string, string> = {};
  for (const [name, write] of Object.entries(writes))
    outcomes[name] = failureOf(await write(store))?.kind ?? 'success';
  return outcomes;
};

const all = (outcome: string) =>
  Object.fromEntries(Object.keys(writes).map((name) => [name, outcome]));

test.each(Object.entries(others))('no write counts %s as success', async (_, respond) => {
  expect(await outcomesOf(respond)).toEqual(all('malformed'));
});

test.each([200, 201, 204])('an empty %i is the success of a write', async (status) => {
  expect(await outcomesOf((response) => response.writeHead(status).end())).toEqual(all('success'));
});

test.each([
  ['{"canLogin":false}', 'success'],
  ['', 'malformed'],
  [page, 'malformed'],
  ['"OK"', 'malformed'],
  ['[]', 'malformed'],
])('a registration with the response %s is a %s', async (body, outcome) => {
  const store = await openStore((response) =>
    response.writeHead(201, { 'content-type': 'application/json' }).end(body),
  );
  expect(failureOf(await store.dispatch(registration))?.kind ?? 'success').toBe(outcome);
});
