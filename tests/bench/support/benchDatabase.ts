import { rmSync } from 'node:fs';
import { openDb, type Db } from '../../sandbox/data/db.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { emptyTables, prepareSchema } from '../../sandbox/data/schema.ts';
import { seed } from '../../sandbox/data/seed.ts';
import { person } from '../../sandbox/fixtures/littleContent.ts';
import type { PersonContent, SubmissionContent, TaskContent } from '../../sandbox/content/types.ts';

export interface Situation {
  tasks: number;
  /** The submitted tasks of the bench mentee, all in four stages. */
  submitted: number;
  queue: number;
  /** The number of mentees who have submitted them (default 40), in turn. */
  mentees?: number;
}

export const mentee = 'bench.mentee@akada.example';
/** An enrolled mentee without submissions. */
export const newcomer = 'bench.newcomer@akada.example';
export const mentor = 'bench.mentor@akada.example';

export const idOf = {
  track: starterId('track', 'bench'),
  course: starterId('course', 'bench'),
  mentee: starterId('person', 'bench-mentee'),
  task: (number: number): string => starterId('task', `bench-${number}`),
};

/** The stages with submissions. Tasks are assigned to the ten stages in turn. */
const stageCount = 10;
const touched = new Set([0, 3, 6, 9]);

const menteeWith = (key: string, email: string): PersonContent =>
  person(key, 'MENTEE', {
    email,
    firstName: 'Tunde',
    lastName: `Bench ${key.replace(/\D/g, '')}`.trim(),
    enrolments: { bench: 'bench-mentor' },
  });

/** A brief as long as a real one. */
const html = `<h2>What to build</h2>${'<p>Build the page the brief describes, <strong>by hand</strong>, and check it on a phone.</p><ul><li>Semantic markup</li><li>One stylesheet</li></ul>'.repeat(6)}`;

const task = (number: number): TaskContent => ({
  key: `bench-${number}`,
  title: `Task ${number} of the bench`,
  html,
  deadlineInDays: 3 + (number % 40),
});

const submission = (by: string, number: number, index: number): SubmissionContent => ({
  mentee: by,
  task: `bench-${number}`,
  taskUrl: `https://work.example/${by}/${number}`,
  menteeComment: 'Please look at the layout on small screens.',
  submittedDaysAgo: 1 + (index % 60),
  grade: index % 3 === 0 ? 50 + (index % 50) : null,
  mentorComment: index % 3 === 0 ? 'Good work, keep the names shorter.' : null,
});

function contentOf({ tasks, submitted, queue, mentees = 40 }: Situation) {
  const numbers = Array.from({ length: tasks }, (_, index) => index);
  const keys = Array.from({ length: mentees }, (_, index) => `other-${index}`);
  const submittedTasks = numbers
    .filter((number) => touched.has(number % stageCount))
    .slice(0, submitted);
  const queued = Array.from({ length: queue }, (_, index) =>
    submission(`other-${index % mentees}`, Math.floor(index / mentees) % tasks, index),
  );
  const course = {
    title: 'The course of the bench',
    description: 'A playlist.',
    playlistUrl: 'https://www.youtube.com/playlist?list=bench',
  };
  const stages = Array.from({ length: stageCount }, (_, index) => ({
    key: index === 0 ? 'bench' : `bench-${index}`,
    title: `Foundations ${index + 1}`,
    description: 'One of ten stages.',
    level: index + 1,
    course,
    tasks: numbers.filter((number) => number % stageCount === index).map(task),
  }));
  return {
    tracks: [
      {
        key: 'bench',
        title: 'Web of the bench',
        description: 'From the first page to a product.',
        thumbnail: null,
        stages,
      },
    ],
    people: [
      person('bench-mentor', 'MENTOR', { email: mentor, mentors: ['bench'] }),
      menteeWith('bench-mentee', mentee),
      menteeWith('bench-newcomer', newcomer),
      ...keys.map((key) => menteeWith(key, `${key}@akada.example`)),
    ],
    submissions: [
      ...submittedTasks.map((number) => submission('bench-mentee', number, number)),
      ...queued,
    ],
  };
}

export interface BenchDatabase {
  /** Replaces the data. Ids stay the same, and all logins become invalid. */
  fillWith: (situation: Situation) => void;
  close: () => void;
}

/** Creates a database with only the bench's data; an open sandbox serves it at once. */
export function openBenchDatabase(file: string): BenchDatabase {
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  const db: Db = openDb(file);
  db.transaction(() => prepareSchema(db));
  return {
    fillWith: (situation) =>
      db.transaction(() => {
        emptyTables(db);
        seed(db, contentOf(situation), new Date());
      }),
    close: db.close,
  };
}

/** The data for the goals of requests. 12 of the tasks are in the four stages. */
export const thirtyTasks: Situation = { tasks: 30, submitted: 10, queue: 40 };
