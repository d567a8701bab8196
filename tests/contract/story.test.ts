import { createServer } from 'node:http';

import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { listenLocally } from '../sandbox/address.ts';
import { startSandbox } from '../support/sandboxServer.ts';
import { lineOf, playHost, playSandbox, sandboxAccounts } from './contract.ts';
import { inside, operations } from './description.ts';
import { createPlayer, type Row } from './player.ts';

const { mentee, mentor } = sandboxAccounts;
const accounts = { mentee, mentor };

let rows: Row[];
beforeAll(async () => {
  rows = await playSandbox();
});

/** Lists the calls that were played with an expectation of some kind. */
const callsWith = (isSo: (expected: string) => boolean) =>
  new Set(rows.filter(({ expected }) => isSo(expected)).map(({ call }) => call));

test('the sandbox behaves as described in every case', () => {
  expect(rows.filter(({ same }) => same !== true).map(lineOf)).toEqual([]);
  const accepted = callsWith((expected) => expected.startsWith('2'));
  const refused = callsWith((expected) => !expected.startsWith('2'));
  const described = operations.map(({ name }) => name);
  expect([...accepted].toSorted()).toEqual(described.toSorted());
  expect(described.filter((call) => !refused.has(call))).toEqual([]);
});

test('the story sees each list both empty and filled', () => {
  const lists = operations
    .filter(({ responses }) =>
      inside(responses, '200', 'content', 'application/json', 'schema', 'properties', 'items'),
    )
    .map(({ name }) => name);
  const filled = callsWith((expected) => expected.endsWith(' with items'));
  expect(lists.filter((call) => !filled.has(call))).toEqual([]);
  // Every track of the starter content has mentors, and the list has no pages.
  const empty = callsWith((expected) => expected.endsWith('without items'));
  expect(lists.filter((call) => !empty.has(call))).toEqual(['GET tracks/{id}/mentors']);
});

test('a host without responses gives a table of differences', async () => {
  const server = createServer((_, response) => response.socket?.destroy());
  onTestFinished(() => void server.close());
  const silent = await playHost(await listenLocally(server), accounts);
  expect(silent.filter(({ same }) => same === true)).toEqual([]);
  expect(silent[0]?.seen).toMatch(/^no response/);
});

test('the story emails and changes only the given accounts', async () => {
  const { origin, sandbox, close } = await startSandbox();
  onTestFinished(close);
  await playHost(origin, accounts);
  const recipients = new Set(sandbox.outbox.mails().map(({ recipient }) => recipient));
  expect([...recipients].toSorted()).toEqual([accounts.mentor.email, accounts.mentee.email]);
  const paths = sandbox.requests().map(({ path }) => path);
  expect(paths.filter((path) => path.includes('_sandbox'))).toEqual([]);
});

test('the player leaves five requests to others, and waits for the next allowance', async () => {
  let now = Date.now();
  const { origin, sandbox, close } = await startSandbox({
    rateLimit: 7,
    now: () => new Date(now),
  });
  onTestFinished(close);
  const pauses: number[] = [];
  const clock = {
    now: () => now,
    pause: async (ms: number) => {
      pauses.push(ms);
      now += ms;
    },
  };
  const played: Row[] = [];
  const player = createPlayer(origin, clock, { say: () => {}, onRow: (row) => played.push(row) });
  const request = { call: 'GET tracks', path: '/tracks' };
  for (const _ of [1, 2, 3]) await player.play(request, 'a request', 401);
  expect(pauses).toEqual([expect.closeTo(900_000, -4)]);
  // Others have used up the allowance, so the player tries again later.
  sandbox.failNext({ method: 'GET', path: '/api/tracks', kind: '429' });
  await player.play(request, 'a request', 401);
  expect(pauses).toHaveLength(2);
  expect(played.map(({ same }) => same)).toEqual([true, true, true, true]);
});
