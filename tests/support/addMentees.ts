import { starterId } from '../sandbox/data/ids.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** Adds mentees to a mentor, each called Zainab with a number, and returns their ids. */
export function addMentees({ db }: Sandbox, mentorId: string, count: number): string[] {
  const ids = Array.from({ length: count }, (_, index) => starterId('mentee', `many ${index + 1}`));
  const now = new Date();
  db.transaction(() => {
    for (const [index, id] of ids.entries()) {
      db.run(
        `INSERT INTO users (id, email, role, firstName, lastName, passwordHash, createdAt, updatedAt)
         VALUES (?, ?, 'MENTEE', 'Zainab', ?, '', ?, ?)`,
        [id, `${id}@many.example`, `Number ${index + 1}`, now, now],
      );
      db.run('INSERT INTO mentorships (menteeId, mentorId, trackId) VALUES (?, ?, ?)', [
        id,
        mentorId,
        starterId('track', 'web'),
      ]);
    }
  });
  return ids;
}
