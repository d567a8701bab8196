import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../e2e/support/server.ts';
import { openDb } from '../../sandbox/data/db.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { emptyTables, prepareSchema } from '../../sandbox/data/schema.ts';
import { seed } from '../../sandbox/data/seed.ts';
import { person } from '../../sandbox/fixtures/littleContent.ts';
import type { PersonContent, SubmissionContent, TaskContent } from '../../sandbox/content/types.ts';
import type { Visited } from '../../support/browser.ts';

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

/** 30 tasks, and a queue of 40 submissions by other mentees. */
const numbers = Array.from({ length: 30 }, (_, number) => number);
const others = Array.from({ length: 40 }, (_, index) => `other-${index}`);

/** Ten tasks that the mentee has submitted, of the twelve in four of the stages. */
const submitted = numbers.filter((number) => touched.has(number % stageCount)).slice(0, 10);

const course = {
  title: 'The course of the bench',
  description: 'A playlist.',
  playlistUrl: 'https://www.youtube.com/playlist?list=bench',
};

const content = {
  tracks: [
    {
      key: 'bench',
      title: 'Web of the bench',
      description: 'From the first page to a product.',
      thumbnail: null,
      stages: Array.from({ length: stageCount }, (_, index) => ({
        key: index === 0 ? 'bench' : `bench-${index}`,
        title: `Foundations ${index + 1}`,
        description: 'One of ten stages.',
        level: index + 1,
        course,
        tasks: numbers.filter((number) => number % stageCount === index).map(task),
      })),
    },
  ],
  people: [
    person('bench-mentor', 'MENTOR', { email: mentor, mentors: ['bench'] }),
    menteeWith('bench-mentee', mentee),
    menteeWith('bench-newcomer', newcomer),
    ...others.map((key) => menteeWith(key, `${key}@akada.example`)),
  ],
  submissions: [
    ...submitted.map((number) => submission('bench-mentee', number, number)),
    ...others.map((key, index) => submission(key, 0, index)),
  ],
};

/** The site, and how a measurement treats it. */
export interface Setup extends Visited {
  /** The number of runs for values that vary. */
  runs: number;
}

/** Serves the production build with a database that has only the bench's content. */
export async function openBenchSite() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-bench-'));
  const file = join(folder, 'akada.db');
  const db = openDb(file);
  db.transaction(() => prepareSchema(db));
  /** Restores the content. Ids stay the same, and all logins become invalid. */
  const startOver = (): void =>
    db.transaction(() => {
      emptyTables(db);
      seed(db, content, new Date());
    });
  startOver();
  // Comparing each response with the API's description takes time.
  const server = await serve(file, { env: { SANDBOX_COMPARE: '' } });
  return {
    origin: server.origin,
    startOver,
    close: async (): Promise<void> => {
      await server.stop();
      db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
