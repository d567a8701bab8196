import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { loginToken } from '../../support/sandboxServer.ts';
import { ngozi, shownRows, submissionsPath, waitingIn } from './desk.ts';

/** The API writes its start time as the dates of new rows. */
const yearsAgo = { startedAt: new Date('2020-05-05T05:05:05.000Z') };

test('a new submission shows “just now” and joins the end of the queue', async () => {
  const { reload, sandbox, origin } = await renderApp('/about', { ...ngozi, sandbox: yearsAgo });
  const [oldest] = waitingIn(sandbox);
  const amina = 'mentee@akada.example';
  const [task] = sandbox.db.all<{ id: string }>(
    `SELECT tasks.id FROM tasks JOIN mentorships ON mentorships.trackId = tasks.trackId
     JOIN users AS mentee ON mentee.id = menteeId JOIN users AS mentor ON mentor.id = mentorId
     WHERE mentee.email = ? AND mentor.email = ? AND tasks.id NOT IN
       (SELECT taskId FROM submissions WHERE menteeId = mentee.id)`,
    [amina, ngozi.as],
  );
  const response = await fetch(`${origin}/api/tasks/${task?.id}/submissions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await loginToken(origin, amina)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ taskUrl: 'https://work.example/new', menteeComment: 'Just finished.' }),
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ updatedAt: yearsAgo.startedAt.toISOString() });

  await reload(`${submissionsPath}?state=waiting&sort=-updated`);
  const [newest] = await shownRows();
  expect(newest?.join(' ')).toMatch(/Amina.*just now/);

  await reload(submissionsPath);
  const [next] = await shownRows();
  expect(next?.join(' ')).not.toMatch(/just now/);
  const { firstName = '' } =
    sandbox.db.get<{ firstName: string }>('SELECT firstName FROM users WHERE id = ?', [
      oldest?.menteeId ?? '',
    ]) ?? {};
  expect(next?.[0]).toContain(firstName);
});
