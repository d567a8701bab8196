import { expect, test } from '@playwright/test';
import {
  paths,
  toCertificate,
  toCourse,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../../src/paths.ts';
import { byteRows } from '../../bench/measures/bytes.ts';
import { requestRows } from '../../bench/measures/requests.ts';
import { idOf, mentee, mentor, openBenchSite } from '../../bench/support/benchSite.ts';
import { duplicates, nameOf, settledCalls } from '../../bench/support/calls.ts';
import { controls } from '../../support/controls.ts';
import { isMet, tableOf, type Row } from '../../bench/support/rows.ts';
import { asVisitor } from '../../support/browser.ts';

/**
 * The goals of `npm run bench` for bytes and requests. By its name this file of long tests starts
 * first, and the many short ones fill all workers at the end.
 */

let site: Awaited<ReturnType<typeof openBenchSite>>;

test.beforeAll(async () => {
  site = await openBenchSite();
});

test.afterAll(() => site.close());

test.beforeEach(() => site.startOver());

const expectMet = (rows: readonly Row[]): void =>
  expect(
    rows.filter((row) => !isMet(row)),
    tableOf(rows),
  ).toEqual([]);

test('the landing page, account pages and the dashboard stay within their sizes', async ({
  browser,
}) => {
  expectMet(await byteRows({ browser, origin: site.origin }));
});

test('a mentee’s day and a mentor’s evening stay within their request limits', async ({
  browser,
}) => {
  expectMet(await requestRows({ browser, origin: site.origin }));
});

const shell = [/^GET \/api\/profile$/, /^GET \/api\/profile\/mentors$/];
const counts = /^GET \/api\/tasks\/[0-9a-f]{24}\/submissions$/;
const tasks = /^GET \/api\/tasks$/;
const oneTask = /^GET \/api\/tasks\/[0-9a-f]{24}$/;
const course = /^GET \/api\/courses\/[0-9a-f]{24}$/;
const queue = /^GET \/api\/mentors\/submissions/;
const mentees = /^GET \/api\/profile\/mentees$/;
const tracks = /^GET \/api\/tracks$/;
const stages = /^GET \/api\/stages/;
/** A track's stages, and the stages in which the user has submitted. */
const ofTrack = /^GET \/api\/tracks\/[0-9a-f]{24}\/(my_)?stages$/;
const oneTrack = /^GET \/api\/tracks\/[0-9a-f]{24}$/;

/** The only requests that each page may make. */
const allowed: readonly [path: string, as: string, requests: readonly RegExp[]][] = [
  [paths.dashboard, mentee, [tasks, ofTrack, counts]],
  [paths.tasks, mentee, [tasks, ofTrack, counts]],
  [toTask(idOf.task(1)), mentee, [oneTask, course, counts]],
  [toSubmitTask(idOf.task(1)), mentee, [oneTask, counts]],
  [paths.tracks, mentee, [tracks, stages]],
  [toTrack('bench', idOf.track), mentee, [oneTrack, ofTrack, stages, tasks, counts]],
  [toCertificate('bench', idOf.track), mentee, [tasks, counts]],
  [toCourse('bench', idOf.course), mentee, [course]],
  [paths.menteeMentor, mentee, []],
  [paths.menteeProfile, mentee, []],
  [paths.mentees, mentor, [mentees, queue]],
  [toMentee(idOf.mentee), mentor, [mentees, queue]],
  [paths.gradebook, mentor, [mentees, queue]],
  [paths.submissions, mentor, [queue]],
  [paths.mentorProfile, mentor, []],
];

test('a page opened by its address requests only what it shows, once, and stays there', async ({
  browser,
}) => {
  const { origin } = site;
  for (const [path, as, requests] of allowed) {
    await asVisitor({ browser, origin }, { as, serviceWorkers: 'block' }, async (page) => {
      await controls(origin).clearRequests();
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      const calls = await settledCalls(origin);
      const names = calls.map(nameOf);
      const others = names.filter((name) => ![...shell, ...requests].some((one) => one.test(name)));
      expect({ path, others, twice: duplicates(calls) }).toEqual({ path, others: [], twice: [] });
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path.replace(/\/$/, ''));
    });
  }
});
