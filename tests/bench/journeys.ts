import type { Page } from '@playwright/test';
import {
  paths,
  toCertificate,
  toCourse,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../src/config/paths.ts';
import { shellTexts } from '../../src/texts/shell.ts';
import type { LoggedRequest } from '../sandbox/traffic/requestLog.ts';
import { forgetCalls, settledCalls } from './calls.ts';
import {
  goBySidebar,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
} from './steps.ts';
import { idOf, mentee, mentor } from './world.ts';

type Calls = LoggedRequest[];

/** The calls of a mentee's day: login to the full dashboard, a reload, one task submitted. */
export async function menteeDay(
  page: Page,
  origin: string,
): Promise<{ login: Calls; reload: Calls; submit: Calls }> {
  await forgetCalls(origin);
  await logIn(page, mentee);
  await pendingTable(page).waitFor();
  const login = await settledCalls(origin);

  await forgetCalls(origin);
  await page.reload();
  await pendingTable(page).waitFor();
  const reload = await settledCalls(origin);

  await forgetCalls(origin);
  await goBySidebar(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page);
  return { login, reload, submit: await settledCalls(origin) };
}

/** The calls of a mentor's evening: login, mentees, submissions, one grade, mentees. */
export async function mentorEvening(page: Page, origin: string): Promise<Calls> {
  await forgetCalls(origin);
  await logIn(page, mentor);
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
  await settledCalls(origin);
  await goBySidebar(page, shellTexts.tasks);
  await gradeNext(page);
  await goBySidebar(page, shellTexts.mentee);
  return settledCalls(origin);
}

const shell = [/^GET \/api\/profile$/, /^GET \/api\/profile\/mentors$/];
const counts = /^GET \/api\/tasks\/[0-9a-f]{24}\/submissions$/;
const tasks = /^GET \/api\/tasks$/;
const oneTask = /^GET \/api\/tasks\/[0-9a-f]{24}$/;
const course = /^GET \/api\/courses\/[0-9a-f]{24}$/;
const queue = /^GET \/api\/mentors\/submissions/;
const mentees = /^GET \/api\/profile\/mentees$/;
const tracks = /^GET \/api\/tracks$/;
const stages = /^GET \/api\/stages/;

/** Pages opened by their address, with what each one shows: all it may ask for. */
export const deepLinks: readonly { path: string; email: string; shows: readonly RegExp[] }[] = [
  { path: paths.dashboard, email: mentee, shows: [...shell, tasks, counts] },
  { path: paths.tasks, email: mentee, shows: [...shell, tasks, counts] },
  { path: toTask(idOf.task(1)), email: mentee, shows: [...shell, oneTask, course, counts] },
  { path: toSubmitTask(idOf.task(1)), email: mentee, shows: [...shell, oneTask, counts] },
  { path: paths.tracks, email: mentee, shows: [...shell, tracks, stages] },
  {
    path: toTrack('bench', idOf.track),
    email: mentee,
    // The stages, and how far one is in them.
    shows: [...shell, /^GET \/api\/tracks\/[0-9a-f]{24}(\/stages)?$/, stages, tasks, counts],
  },
  { path: toCertificate('bench', idOf.track), email: mentee, shows: [...shell, tasks, counts] },
  { path: toCourse('bench', idOf.course), email: mentee, shows: [...shell, course] },
  { path: paths.menteeMentor, email: mentee, shows: shell },
  { path: paths.menteeProfile, email: mentee, shows: shell },
  { path: paths.mentees, email: mentor, shows: [...shell, mentees, queue] },
  { path: toMentee(idOf.mentee), email: mentor, shows: [...shell, mentees, queue] },
  { path: paths.submissions, email: mentor, shows: [...shell, queue] },
  { path: paths.mentorProfile, email: mentor, shows: shell },
];

/** One deep link: its calls, and where it ended. */
export async function openDeepLink(
  page: Page,
  origin: string,
  path: string,
): Promise<{ calls: Calls; at: string }> {
  await forgetCalls(origin);
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  const calls = await settledCalls(origin);
  return { calls, at: new URL(page.url()).pathname };
}
