// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loginToken, startSandbox, type SandboxServer } from '../../../support/sandboxServer.ts';
import { callerOf, type Caller, type Page } from '../../fixtures/client.ts';

import { demoAccounts, welcome } from '../../start.ts';

let server: SandboxServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const as = async (name: string): Promise<Caller> =>
  callerOf(server.origin, await loginToken(server.origin, `${name}@akada.example`));

const tracksOf = async (caller: Caller) =>
  (await caller.get<{ tracks: object[] }>('/profile')).body.tracks.length;
const queueOf = async (caller: Caller) =>
  (await caller.get<Page<object>>('/mentors/submissions')).body.totalCount;

test.each(demoAccounts)('$email can log in', async ({ email }) => {
  expect(await loginToken(server.origin, email)).toBeTypeOf('string');
  expect(welcome(server.origin, ':memory:')).toContain(email);
});

test('the accounts show what the terminal announces', async () => {
  const [mentee, fresh, incomplete] = [
    await as('mentee'),
    await as('new.mentee'),
    await as('incomplete'),
  ];
  expect([await tracksOf(mentee), await tracksOf(fresh)]).toEqual([2, 0]);
  expect((await incomplete.get<object>('/profile')).body).toMatchObject({ city: null });
  const [mentor, idle] = [await as('mentor'), await as('new.mentor')];
  expect(await queueOf(mentor)).toBeGreaterThan(10);
  expect(await queueOf(idle)).toBe(0);
});

test('every picture that is named is served', async () => {
  const { db } = server.sandbox;
  const pictures = db.all<{ path: string }>(
    `SELECT thumbnail AS path FROM tracks WHERE thumbnail IS NOT NULL
     UNION SELECT photo FROM users WHERE photo IS NOT NULL`,
  );
  expect(pictures.length).toBeGreaterThan(3);
  for (const { path } of pictures) {
    const answer = await fetch(`${server.origin}/api/photos/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
});
