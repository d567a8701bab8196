import type { Browser } from '@playwright/test';
import {
  paths,
  toCertificate,
  toCourse,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../src/config/paths.ts';
import { asVisitor, loginOf } from './browser.ts';
import { readToTheEnd, meter, visit, type Transfer } from './traffic.ts';
import { idOf, mentee, mentor } from './world.ts';

/** The public pages the goals name. The 404 page has no address of its own. */
export const publicPaths = [
  paths.home,
  paths.team,
  paths.events,
  paths.about,
  paths.contact,
  paths.login,
  paths.register,
  '/404',
];

export const accountPaths = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  `${paths.resetPassword}?token=bench&email=bench@akada.example`,
  paths.emailSent,
];

/** Every other page of the dashboards, with whom it is for. */
export const dashboardPages: readonly { path: string; email: string }[] = [
  { path: paths.tasks, email: mentee },
  { path: toTask(idOf.task(1)), email: mentee },
  { path: toSubmitTask(idOf.task(1)), email: mentee },
  { path: paths.tracks, email: mentee },
  { path: toTrack('bench', idOf.track), email: mentee },
  { path: toCertificate('bench', idOf.track), email: mentee },
  { path: toCourse('bench', idOf.course), email: mentee },
  { path: paths.menteeMentor, email: mentee },
  { path: paths.menteeProfile, email: mentee },
  { path: paths.mentees, email: mentor },
  { path: toMentee(idOf.mentee), email: mentor },
  { path: paths.submissions, email: mentor },
  { path: paths.mentorProfile, email: mentor },
];

/** Ids in an address, shortened for the eye. */
export const shortPath = (path: string): string =>
  path.replaceAll(/[0-9a-f]{24}/g, ':id').replace(/\?.*/, '');

/** What a first visit of a public page fetches; `whole`: read to its end. */
export const visitOfStranger = (
  browser: Browser,
  origin: string,
  path: string,
  whole = false,
): Promise<Transfer[]> =>
  asVisitor(browser, { origin }, async (page) => {
    const { transfers } = await meter(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (whole) await readToTheEnd(page);
    return transfers();
  });

/** What a first visit of a page of the dashboards fetches. */
export async function visitOfMember(
  browser: Browser,
  origin: string,
  path: string,
  email: string,
): Promise<Transfer[]> {
  const kept = await loginOf(origin, email);
  return asVisitor(browser, { origin, kept }, (page) => visit(page, path));
}
