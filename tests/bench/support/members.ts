import type { Browser } from '@playwright/test';
import {
  paths,
  toCertificate,
  toCourse,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../../src/paths.ts';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { asVisitor, loginOf } from './browser.ts';
import { forgetCalls, settledCalls } from './calls.ts';
import { visit, type Transfer } from './traffic.ts';
import { idOf, mentee, mentor } from './world.ts';

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

interface MemberPage {
  path: string;
  /** The user's email address. */
  email: string;
  /** The only requests that the page may make. */
  shows: readonly RegExp[];
}

/** Every page of the dashboards. */
const memberPages: readonly MemberPage[] = [
  { path: paths.dashboard, email: mentee, shows: [...shell, tasks, ofTrack, counts] },
  { path: paths.tasks, email: mentee, shows: [...shell, tasks, ofTrack, counts] },
  { path: toTask(idOf.task(1)), email: mentee, shows: [...shell, oneTask, course, counts] },
  { path: toSubmitTask(idOf.task(1)), email: mentee, shows: [...shell, oneTask, counts] },
  { path: paths.tracks, email: mentee, shows: [...shell, tracks, stages] },
  {
    path: toTrack('bench', idOf.track),
    email: mentee,
    // The stages with the user's progress.
    shows: [...shell, oneTrack, ofTrack, stages, tasks, counts],
  },
  { path: toCertificate('bench', idOf.track), email: mentee, shows: [...shell, tasks, counts] },
  { path: toCourse('bench', idOf.course), email: mentee, shows: [...shell, course] },
  { path: paths.menteeMentor, email: mentee, shows: shell },
  { path: paths.menteeProfile, email: mentee, shows: shell },
  { path: paths.mentees, email: mentor, shows: [...shell, mentees, queue] },
  { path: toMentee(idOf.mentee), email: mentor, shows: [...shell, mentees, queue] },
  { path: paths.gradebook, email: mentor, shows: [...shell, mentees, queue] },
  { path: paths.submissions, email: mentor, shows: [...shell, queue] },
  { path: paths.mentorProfile, email: mentor, shows: shell },
];

/** A page opened by its address on a first visit. */
export interface MemberVisit extends MemberPage {
  transfers: Transfer[];
  calls: LoggedRequest[];
  /** The path at the end. */
  endedAt: string;
}

/** First visits of every page of the dashboards, each in a browser profile of its own. */
export async function memberVisits(browser: Browser, origin: string): Promise<MemberVisit[]> {
  const visits: MemberVisit[] = [];
  for (const member of memberPages) {
    const login = await loginOf(origin, member.email);
    await forgetCalls(origin);
    const result = await asVisitor(
      browser,
      { origin, login, serviceWorkers: 'block' },
      async (page) => {
        const transfers = await visit(page, member.path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
        const calls = await settledCalls(origin);
        return { transfers, calls, endedAt: new URL(page.url()).pathname };
      },
    );
    visits.push({ ...member, ...result });
  }
  return visits;
}
