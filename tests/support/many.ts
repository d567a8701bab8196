import { starterId } from '../sandbox/data/ids.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** Calls `add` for `count` new ids in one transaction, and returns the ids. */
function addRows(
  { db }: Sandbox,
  kind: string,
  count: number,
  add: (id: string, number: number) => void,
): string[] {
  const ids = Array.from({ length: count }, (_, index) => starterId(kind, `many ${index + 1}`));
  db.transaction(() => {
    for (const [index, id] of ids.entries()) add(id, index + 1);
  });
  return ids;
}

function addPerson({ db }: Sandbox, id: string, role: 'MENTEE' | 'MENTOR', lastName: string): void {
  const now = new Date();
  db.run(
    `INSERT INTO users (id, email, role, firstName, lastName, passwordHash, createdAt, updatedAt)
     VALUES (?, ?, ?, 'Zainab', ?, '', ?, ?)`,
    [id, `${id}@many.example`, role, lastName, now, now],
  );
}

/** Adds mentees to a mentor, each called Zainab with a number, and returns their ids. */
export const addMentees = (sandbox: Sandbox, mentorId: string, count: number): string[] =>
  addRows(sandbox, 'mentee', count, (id, number) => {
    addPerson(sandbox, id, 'MENTEE', `Number ${number}`);
    sandbox.db.run('INSERT INTO mentorships (menteeId, mentorId, trackId) VALUES (?, ?, ?)', [
      id,
      mentorId,
      starterId('track', 'web'),
    ]);
  });

/** Adds mentors, and returns their ids. `relate` links each to a track or a mentee. */
export const addMentors = (
  sandbox: Sandbox,
  count: number,
  relate: (sandbox: Sandbox, mentorId: string) => void,
): string[] =>
  addRows(sandbox, 'mentor', count, (id, number) => {
    addPerson(sandbox, id, 'MENTOR', `Number ${number}`);
    relate(sandbox, id);
  });

/** Adds tracks, and returns their ids. */
export const addTracks = (sandbox: Sandbox, count: number): string[] =>
  addRows(sandbox, 'track', count, (id, number) => {
    const now = new Date();
    sandbox.db.run(
      `INSERT INTO tracks (id, title, description, createdAt, updatedAt) VALUES (?, ?, '', ?, ?)`,
      [id, `TRACK NUMBER ${number}`, now, now],
    );
  });

/** Adds stages of one task each to a track, and returns their ids. */
export const addStages = (sandbox: Sandbox, trackId: string, count: number): string[] =>
  addRows(sandbox, 'stage', count, (id, number) => {
    const now = new Date();
    sandbox.db.run(
      `INSERT INTO stages (id, trackId, title, description, level, taskCount, createdAt, updatedAt)
       VALUES (?, ?, ?, '', ?, 1, ?, ?)`,
      [id, trackId, `STAGE NUMBER ${number}`, 100 + number, now, now],
    );
  });
