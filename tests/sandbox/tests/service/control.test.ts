import { get } from 'node:http';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { loginToken, startSandbox } from '../../../support/sandboxServer.ts';
import { callerOf, startService, type Service } from '../../fixtures/client.ts';

let service: Service;
let lines: string[];
beforeEach(async () => {
  lines = [];
  service = await startService({ log: (line) => lines.push(line) });
});
afterEach(() => service.close());

const control = (path: string, init: RequestInit = {}) =>
  service.anonymous.send(`/_sandbox${path}`, init);

const askForPassword = (key: string) =>
  service.anonymous.post('/auth/send-password-reset-token', {
    email: `${key}@akada.example`,
    clientBaseUrl: 'https://akada.example/reset-password',
    tokenParamName: 'token',
    emailParamName: 'email',
  });

test('the outbox is a page with links, newest first, without script', async () => {
  await askForPassword('ann');
  await askForPassword('bob');
  const { text, headers } = await control('/outbox');
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('<html lang="en">');
  expect(text).toMatch(
    /<a href="https:\/\/akada\.example\/reset-password\?token=[0-9a-f]{128}&amp;/,
  );
  expect(text.indexOf('bob@')).toBeLessThan(text.indexOf('ann@'));
  const [line] = lines;
  expect(line).toMatch(/^mail to ann@akada\.example: .*\n {2}https:\/\/akada\.example/);
});

test('the outbox escapes user input', async () => {
  service.sandbox.outbox.send({
    recipient: '"><script>alert(2)</script>',
    subject: '\u001b[31m<b>',
    body: '<img src=x onerror=alert(1)>',
    link: 'javascript:alert(3)',
  });
  const { text } = await control('/outbox');
  expect(text).not.toMatch(/<img|<script|<b>|" ?onclick|href="javascript/);
  expect(lines.join('')).not.toContain('\u001b');
});

test('requests are logged until cleared, without control calls', async () => {
  await service.anonymous.get('/tracks?x=1');
  service.sandbox.failNext({ method: 'POST', path: '/api/auth', kind: 'drop' });
  await service.anonymous.post('/auth/login', {}).catch(() => undefined);
  const expected = [
    { method: 'GET', path: '/api/tracks?x=1', status: 401 },
    { method: 'POST', path: '/api/auth/login', status: 0, fault: 'drop' },
  ];
  expect((await control('/requests')).body).toEqual(expected);
  expect((await control('/requests', { method: 'DELETE' })).status).toBe(204);
  expect((await control('/requests')).body).toEqual([]);
});

describe('faults', () => {
  test('faults can be read and set', async () => {
    const calm = (await service.anonymous.get<object>('/_sandbox/faults')).body;
    const changed = await service.anonymous.post('/_sandbox/faults', { failRate: 1 });
    expect(changed.body).toEqual({ ...calm, failRate: 1 });
    expect((await service.anonymous.get('/tracks')).status).toBe(500);
    await service.anonymous.post('/_sandbox/faults', { failRate: 0 });
    expect((await service.anonymous.get('/tracks')).status).toBe(401);
  });

  test('the sandbox refuses faults with an unknown name or an invalid value', async () => {
    for (const body of [
      { failRate: 2 },
      { latencyMs: -1 },
      { latencyMs: [1] },
      { rateLimit: 'many' },
      { fail: 1 },
    ]) {
      const { status } = await service.anonymous.post('/_sandbox/faults', body);
      expect([body, status]).toEqual([body, 400]);
    }
  });
});

describe('starting over', () => {
  test('a reset restores the starter content and deletes everything else', async () => {
    const { sandbox, origin, close } = await startSandbox();
    const { db } = sandbox;
    const amina = async () => callerOf(origin, await loginToken(origin, 'mentee@akada.example'));
    const people = () => db.all('SELECT id, email, photo FROM users ORDER BY id');
    const before = people();
    const earlier = await amina();
    db.run("UPDATE users SET photo = 'gone', email = 'gone-' || email");
    db.run('DELETE FROM tracks');
    sandbox.outbox.send({ recipient: 'ann@akada.example', subject: 'Hello', body: 'You' });
    sandbox.setFaults({ failRate: 1, rateLimit: 3 });
    sandbox.failNext({ method: '*', path: '/api', times: 99, kind: 'drop' });

    const start = await callerOf(origin).post('/_sandbox/start-over');
    expect(start.status).toBe(204);
    expect(people()).toEqual(before);
    expect(db.all('SELECT id FROM tracks')).toHaveLength(4);
    expect(db.all('SELECT id FROM mails')).toEqual([]);
    expect(sandbox.requests()).toEqual([]);
    expect((await earlier.get('/profile')).status).toBe(401);
    expect((await (await amina()).get('/profile')).status).toBe(200);
    await close();
  });

  test('a call that waited during a reset is not carried out', async () => {
    const ann = await service.as('ann');
    service.sandbox.failNext({ method: 'GET', path: '/api/profile', kind: 'held' });
    const late = ann.get('/profile').catch(() => 'dropped');
    await expect.poll(() => service.sandbox.requests().at(-1)?.fault).toBe('held');
    await service.anonymous.post('/_sandbox/start-over');
    expect(await late).toBe('dropped');
  });

  test('late requests and writes under way leave nothing behind', async () => {
    const { sandbox, origin, close } = await startSandbox();
    const anybody = callerOf(origin);
    const writing = anybody.post('/auth/register', {
      email: 'ann@akada.example',
      password: 'three quiet words',
      firstName: 'Ann',
      lastName: 'Obi',
    });
    const start = anybody.post('/_sandbox/start-over');
    const late = anybody.get('/tracks');
    const responses = await Promise.all([writing, start, late]);
    expect(responses.map(({ status }) => status)).toEqual([201, 204, 401]);
    expect(sandbox.requests()).toEqual([]);
    expect(sandbox.db.all("SELECT id FROM users WHERE email = 'ann@akada.example'")).toEqual([]);
    await close();
  });
});

describe('only this computer controls', () => {
  test('pages of other sites are refused, and cannot read', async () => {
    const { status, headers } = await control('/outbox.json', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(status).toBe(403);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect((await control('/faults', { headers: { origin: 'null' } })).status).toBe(403);
    expect((await control('/faults', { headers: { origin: service.origin } })).status).toBe(200);
  });

  test('a foreign name that resolves to this computer is refused', async () => {
    const { port } = new URL(service.origin);
    const statusAs = (host: string) =>
      new Promise((resolve) => {
        get({ port, path: '/api/_sandbox/outbox.json', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
      });
    expect(await statusAs('rebound.example')).toBe(403);
    expect(await statusAs('localhost')).toBe(200);
  });
});
