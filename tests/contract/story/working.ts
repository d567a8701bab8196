import type { Accounts } from '../accounts.ts';
import { ARRAY, field, type Player } from '../player.ts';
import type { Way } from './enrolling.ts';
import { UNKNOWN_ID, get, post, textIn, itemsOf, type Tokens } from './parts.ts';

const work = { taskUrl: 'https://akada.example/contract', menteeComment: 'Sent by the contract.' };
const feedback = { gradePercentage: 80.5, mentorComment: 'Graded by the contract.' };

/** Submits the mentee's work and grades it. */
export async function working(
  { play, leaveOut }: Player,
  { mentee }: Accounts,
  tokens: Tokens,
  { trackId, reason }: Way,
): Promise<void> {
  const call = 'POST tasks/{id}/submissions';
  const gradeCall = 'POST mentors/grade/{id}';
  const submit = (taskId: string, change: object = {}, token = tokens.mentee) => ({
    ...post(`tasks/${taskId}/submissions`, { ...work, ...change }),
    call,
    token,
  });
  const grade = (id: string, change: object = {}, token = tokens.mentor) => ({
    ...post(`mentors/grade/${id}/`, { ...feedback, ...change }),
    call: gradeCall,
    token,
  });
  const submissions = (taskId: string) =>
    get('tasks/{id}/submissions', tokens.mentee, `tasks/${taskId}/submissions`);
  const forbidden = 'Forbidden resource';

  await play(submissions(UNKNOWN_ID), 'an unknown task', 404);
  await play(submit(UNKNOWN_ID), 'an unknown task', 404);
  const script = submit(UNKNOWN_ID, { taskUrl: 'javascript:alert(1)' });
  await play(script, 'an invalid link', 400, ARRAY);
  await play(submit(UNKNOWN_ID, {}, tokens.mentor), 'a mentor', 403, forbidden);
  await play(grade(UNKNOWN_ID), 'an unknown submission', 404);
  await play(grade(UNKNOWN_ID, { gradePercentage: '80' }), 'a grade as text', 400, ARRAY);
  await play(grade(UNKNOWN_ID, {}, tokens.mentee), 'a mentee', 403, forbidden);

  const leaveAllOut = (why: string): void => {
    leaveOut(call, 'work', why);
    leaveOut(gradeCall, 'that work', why);
  };
  if (reason !== null) return leaveAllOut(reason);
  const tasks = itemsOf(await play(get('tasks', tokens.mentee), 'to submit', 200)).filter(
    (task) => textIn(task, 'track') === trackId,
  );
  let taskId = '';
  for (const task of tasks.slice(0, 10)) {
    const id = textIn(task, 'id');
    const earlier = await play(submissions(id), 'a task of the track', 200);
    if (earlier?.status === 200 && itemsOf(earlier).length === 0) taskId = id;
    if (taskId !== '') break;
  }
  if (taskId === '') return leaveAllOut(`${mentee.email} has submitted to all tasks asked about`);

  await play(submissions(taskId), 'before it was sent', 200, { items: 'none' });
  const long = submit(taskId, { menteeComment: 'x'.repeat(129) });
  await play(long, 'a first comment of 129 characters: a 500 without a message', 500);
  const emoji = submit(taskId, { menteeComment: '🎉'.repeat(65) });
  await play(emoji, 'a first comment of 65 emoji: the same', 500);
  const submitted = await play(submit(taskId), 'work', 201);
  const id = textIn(submitted?.body, 'id');
  if (id === '') return leaveOut(gradeCall, 'that work', 'there is no such work');
  const longer = submit(taskId, { menteeComment: '🎉'.repeat(1024) });
  await play(longer, 'again, 1,024 emoji', 201);
  const some = { items: 'some' } as const;
  await play(submissions(taskId), 'after it was sent', 200, some);
  const mine = get('tracks/{id}/my_stages', tokens.mentee, `tracks/${trackId}/my_stages`);
  await play(mine, 'after work was sent', [200, 404], some);
  /**
   * Checks whether the search for work that was submitted again after its grade finds that work.
   */
  const againIs = async (isFound: boolean, when: string): Promise<void> => {
    const mentorId = textIn(field(submitted?.body, 'mentor'), 'id');
    const search = encodeURIComponent(
      JSON.stringify({
        updatedBy: { $nin: [mentorId, null] },
        gradePercentage: { $gt: 0 },
      }),
    );
    const found = get('mentors/submissions', tokens.mentor, `mentors/submissions?search=${search}`);
    const content = isFound ? { with: id } : { without: id };
    await play(found, `work submitted again after its grade, ${when}`, 200, content);
  };
  await againIs(false, 'before a grade');
  await play(grade(id), 'that work', 200);
  await againIs(false, 'after a grade');
  await play(submit(taskId), 'again, after its grade', 201);
  await againIs(true, 'once submitted again');
  await play(grade(id), 'that work again', 200);
  await againIs(false, 'after the new grade');
  const mentees = get('profile/mentees', tokens.mentor);
  await play(mentees, 'after one enrolled', 200, some);
  const newest = `opts=${encodeURIComponent('{"sort":{"updatedAt":-1}}')}&limit=1`;
  const queue = get('mentors/submissions', tokens.mentor, `mentors/submissions?${newest}`);
  await play(queue, 'the newest', 200, some);
}
