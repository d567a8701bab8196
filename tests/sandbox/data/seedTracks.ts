import type { StageContent, TaskContent, TrackContent } from '../content/types.ts';
import type { Db } from './db.ts';
import { starterId } from './ids.ts';
import { DAY } from './starterDates.ts';

/** Deadlines are at 18:00 UTC. */
const DEADLINE_MS = 18 * 60 * 60 * 1000;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML as the API stores it in a task's description: encoded as entities. */
const encodeHtml = (html: string): string =>
  html.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A title as the API stores it: trimmed, in capitals. */
const asTitle = (title: string): string => title.trim().toUpperCase();

export function seedTrack(db: Db, track: TrackContent, today: Date, opened: Date): void {
  const trackId = starterId('track', track.key);
  const thumbnail = track.thumbnail && `thumbnails/${track.thumbnail}`;
  db.run(
    `INSERT INTO tracks (id, title, description, thumbnail, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [trackId, asTitle(track.title), track.description, thumbnail, opened, opened],
  );
  for (const stage of track.stages) {
    const stageId = seedStage(db, stage, trackId, opened);
    const courseId = seedCourse(db, stage, opened);
    for (const task of stage.tasks) {
      const due = new Date(today.getTime() + task.deadlineInDays * DAY + DEADLINE_MS);
      seedTask(db, task, { trackId, stageId, courseId, due, opened });
    }
  }
}

function seedStage(db: Db, stage: StageContent, trackId: string, opened: Date): string {
  const id = starterId('stage', stage.key);
  const { title, description, level, tasks } = stage;
  db.run(
    `INSERT INTO stages (id, trackId, title, description, level, taskCount, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, trackId, asTitle(title), description, level, tasks.length, opened, opened],
  );
  return id;
}

function seedCourse(db: Db, { key, course }: StageContent, opened: Date): string | null {
  if (!course) return null;
  const id = starterId('course', key);
  db.run(
    `INSERT INTO courses (id, title, description, playlistUrl, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [id, asTitle(course.title), course.description, course.playlistUrl, opened, opened],
  );
  return id;
}

interface TaskPlace {
  trackId: string;
  stageId: string;
  courseId: string | null;
  due: Date;
  opened: Date;
}

function seedTask(db: Db, { key, title, html }: TaskContent, place: TaskPlace): void {
  const { trackId, stageId, courseId, due, opened } = place;
  const id = starterId('task', key);
  db.run(
    `INSERT INTO tasks
       (id, trackId, stageId, courseId, title, description, deadline, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, trackId, stageId, courseId, asTitle(title), encodeHtml(html), due, opened, opened],
  );
}
