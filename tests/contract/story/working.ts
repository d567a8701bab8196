import type { Accounts } from '../accounts.ts';
import { ARRAY, type Player } from '../player.ts';
import type { Way } from './enrolling.ts';
import { UNKNOWN_ID, textIn, itemsOf, type Tokens } from './parts.ts';

/** Submits the mentee's work and grades it. */
export async function working(
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
  const submissionsCall = (taskId: string) =>
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

  await play({ ...submissionsCall(UNKNOWN_ID), case: 'an unknown task', status: 404 });
  await play({ ...submit(UNKNOWN_ID, work), case: 'an unknown task', status: 404 });
  await play({
    ...submit(UNKNOWN_ID, { ...work, taskUrl: 'javascript:alert(1)' }),
    case: 'an invalid link',
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
    case: 'a grade as text',
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
    const earlier = await play({
      ...submissionsCall(id),
      case: 'a task of the track',
      status: 200,
    });
    if (earlier?.status === 200 && itemsOf(earlier).length === 0) taskId = id;
    if (taskId !== '') break;
  }
  if (taskId === '') return leaveAllOut(`${mentee.email} has submitted to all tasks asked about`);

  await play({
    ...submissionsCall(taskId),
    case: 'before it was sent',
    status: 200,
    items: 'none',
  });
  await play({
    ...submit(taskId, { ...work, menteeComment: 'x'.repeat(129) }),
    case: 'a first comment of 129 characters: a 500 without a message',
    status: 500,
  });
  await play({
    ...submit(taskId, { ...work, menteeComment: '🎉'.repeat(65) }),
    case: 'a first comment of 65 emoji: the same',
    status: 500,
  });
  const sent = await play({ ...submit(taskId, work), case: 'work', status: 201 });
  const id = textIn(sent?.body, 'id');
  if (id === '') {
    leaveOut(gradeCall, 'that work', 'there is no such work');
    return;
  }
  const longer = { ...work, menteeComment: '🎉'.repeat(1024) };
  await play({ ...submit(taskId, longer), case: 'again, 1,024 emoji', status: 201 });
  await play({ ...submissionsCall(taskId), case: 'after it was sent', status: 200, items: 'some' });
  await play({
    call: 'GET tracks/{id}/my_stages',
    path: `/tracks/${trackId}/my_stages`,
    token: tokens.mentee,
    case: 'after work was sent',
    status: [200, 404],
    items: 'some',
  });
  await play({ ...grade(id, judgement), case: 'that work', status: 200 });
  await play({
    call: 'GET profile/mentees',
    path: '/profile/mentees',
    token: tokens.mentor,
    case: 'after one enrolled',
    status: 200,
    items: 'some',
  });
  await play({
    call: 'GET mentors/submissions',
    path: `/mentors/submissions?opts=${encodeURIComponent('{"sort":{"updatedAt":-1}}')}&limit=1`,
    token: tokens.mentor,
    case: 'the newest',
    status: 200,
    items: 'some',
  });
}
