import type { Db } from './db.ts';

const VERSION = 4;

/**
 * Dates are ISO 8601 UTC texts. References have no foreign keys, because the API's lists contain
 * null for deleted rows. `starter` marks seeded rows that are unchanged.
 */
const TABLES = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE users (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, role TEXT NOT NULL,
    firstName TEXT NOT NULL, lastName TEXT NOT NULL, passwordHash TEXT NOT NULL,
    emailVerified INTEGER NOT NULL DEFAULT 0, isActive INTEGER NOT NULL DEFAULT 1,
    failedLogins INTEGER NOT NULL DEFAULT 0,
    description TEXT, city TEXT, country TEXT, dob TEXT, phoneNumber TEXT,
    gender TEXT NOT NULL DEFAULT 'UNSPECIFIED', technologies TEXT DEFAULT '[]',
    photo TEXT,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL, starter INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE tracks (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, description TEXT NOT NULL, thumbnail TEXT,
    isActive INTEGER NOT NULL DEFAULT 1,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE TABLE stages (
    id TEXT PRIMARY KEY, trackId TEXT NOT NULL, title TEXT NOT NULL, description TEXT NOT NULL,
    level INTEGER NOT NULL, taskCount INTEGER NOT NULL,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE TABLE courses (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, description TEXT NOT NULL, playlistUrl TEXT NOT NULL,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE TABLE tasks (
    id TEXT PRIMARY KEY, trackId TEXT NOT NULL, stageId TEXT NOT NULL, courseId TEXT,
    title TEXT NOT NULL, description TEXT NOT NULL, deadline TEXT NOT NULL,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE TABLE trackMentors (
    trackId TEXT NOT NULL, mentorId TEXT NOT NULL, PRIMARY KEY (trackId, mentorId)
  );
  CREATE TABLE userTracks (
    userId TEXT NOT NULL, trackId TEXT NOT NULL, PRIMARY KEY (userId, trackId)
  );
  -- One row per pair: enrolling with the same mentor on a second track leaves no row of its own.
  CREATE TABLE mentorships (
    menteeId TEXT NOT NULL, mentorId TEXT NOT NULL, trackId TEXT NOT NULL,
    PRIMARY KEY (menteeId, mentorId)
  );
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY, taskId TEXT NOT NULL, menteeId TEXT NOT NULL, mentorId TEXT NOT NULL,
    taskUrl TEXT NOT NULL, menteeComment TEXT, mentorComment TEXT, gradePercentage REAL,
    -- Null in a new row; then the mentor who graded it or the mentee who resubmitted it.
    updatedBy TEXT,
    createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL, starter INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX submissionsByMentee ON submissions (menteeId, taskId);
  CREATE INDEX submissionsByMentor ON submissions (mentorId);
  -- One row per mentee and stage, made by the first submission of a task in it since mid-2020 and
  -- counted down by later ones. A task that changes its stage later leaves the rows as they are.
  CREATE TABLE userStages (
    id TEXT NOT NULL UNIQUE, userId TEXT NOT NULL, trackId TEXT NOT NULL, stageId TEXT NOT NULL,
    taskRemaining INTEGER NOT NULL, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL,
    PRIMARY KEY (userId, stageId)
  );
  CREATE TRIGGER recordStage AFTER INSERT ON submissions WHEN NEW.createdAt >= '2020-07-01' BEGIN
    UPDATE userStages SET taskRemaining = max(0, taskRemaining - 1), updatedAt = NEW.updatedAt
    WHERE userId = NEW.menteeId
      AND stageId = (SELECT stageId FROM tasks WHERE id = NEW.taskId);
    INSERT OR IGNORE INTO userStages
    SELECT substr(NEW.id, 1, 8) || substr(stages.id, 9, 8) || substr(NEW.menteeId, 9, 8),
      NEW.menteeId, tasks.trackId, stages.id, max(0, stages.taskCount - 1),
      NEW.createdAt, NEW.updatedAt
    FROM tasks JOIN stages ON stages.id = tasks.stageId WHERE tasks.id = NEW.taskId;
  END;
  CREATE TABLE mailTokens (
    kind TEXT NOT NULL, userId TEXT NOT NULL, hash TEXT NOT NULL, expiresAt TEXT NOT NULL,
    PRIMARY KEY (kind, userId)
  );
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    link TEXT, sentAt TEXT NOT NULL
  );
  CREATE TABLE photos (
    name TEXT PRIMARY KEY, userId TEXT NOT NULL, contentType TEXT NOT NULL
  );
  PRAGMA user_version = ${VERSION};
`;

/**
 * Creates the tables in a new database, inside a transaction. Throws if another version created
 * them.
 */
export function prepareSchema(db: Db): void {
  const found = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (found === VERSION) return;
  if (found !== 0) {
    throw new Error(
      `The sandbox database is of version ${found}, this code of ${VERSION}: npm run sandbox:reset`,
    );
  }
  db.exec(TABLES);
}

/** Empties every table, secrets included. Runs inside a transaction. */
export function emptyTables(db: Db): void {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  for (const { name } of tables) db.run(`DELETE FROM ${name}`);
}

export function readMeta(db: Db, name: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', [name])?.value;
}

export function writeMeta(db: Db, name: string, value: string): void {
  db.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', [name, value]);
}
