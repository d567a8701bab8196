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
import { byteGoals } from '../goals.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { callsBeyond, duplicates, forgetCalls, settledCalls } from '../support/calls.ts';
import { binding, shortPath, type Row } from '../support/rows.ts';
import { scriptBytes, visit, type Transfer } from '../support/traffic.ts';
import { idOf, mentee, mentor } from '../support/benchDatabase.ts';
import { bytesRow } from './publicPages.ts';

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
  as: string;
  /** The only requests that the page may make. */
  shows: readonly RegExp[];
}

const dashboard = {
  path: paths.dashboard,
  as: mentee,
  shows: [...shell, tasks, ofTrack, counts],
};

const furtherPages: readonly MemberPage[] = [
  { path: paths.tasks, as: mentee, shows: [...shell, tasks, ofTrack, counts] },
  { path: toTask(idOf.task(1)), as: mentee, shows: [...shell, oneTask, course, counts] },
  { path: toSubmitTask(idOf.task(1)), as: mentee, shows: [...shell, oneTask, counts] },
  { path: paths.tracks, as: mentee, shows: [...shell, tracks, stages] },
  {
    path: toTrack('bench', idOf.track),
    as: mentee,
    shows: [...shell, oneTrack, ofTrack, stages, tasks, counts],
  },
  { path: toCertificate('bench', idOf.track), as: mentee, shows: [...shell, tasks, counts] },
  { path: toCourse('bench', idOf.course), as: mentee, shows: [...shell, course] },
  { path: paths.menteeMentor, as: mentee, shows: shell },
  { path: paths.menteeProfile, as: mentee, shows: shell },
  { path: paths.mentees, as: mentor, shows: [...shell, mentees, queue] },
  { path: toMentee(idOf.mentee), as: mentor, shows: [...shell, mentees, queue] },
  { path: paths.gradebook, as: mentor, shows: [...shell, mentees, queue] },
  { path: paths.submissions, as: mentor, shows: [...shell, queue] },
  { path: paths.mentorProfile, as: mentor, shows: shell },
];

/** A page opened by its address on a first visit. */
interface MemberVisit extends MemberPage {
  transfers: Transfer[];
  calls: LoggedRequest[];
  endedAt: string;
}

function visitOf(setup: Setup, member: MemberPage): Promise<MemberVisit> {
  return asVisitor(setup, { as: member.as, serviceWorkers: 'block' }, async (page) => {
    await forgetCalls(setup.origin);
    const transfers = await visit(page, member.path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    const calls = await settledCalls(setup.origin);
    return { ...member, transfers, calls, endedAt: new URL(page.url()).pathname };
  });
}

const noteOf = (found: readonly string[]) => found.map(shortPath).join(', ');

/** Checks that each page requests only what it shows, and does not redirect. */
function deepLinkRows(visits: readonly MemberVisit[]): Row[] {
  const beyond: string[] = [];
  const moved: string[] = [];
  for (const { path, shows, calls, endedAt } of visits) {
    beyond.push(...callsBeyond(calls, shows).map((name) => `${path} asks ${name}`));
    beyond.push(...duplicates(calls).map((name) => `${path} asks twice ${name}`));
    if (endedAt.replace(/\/$/, '') !== path.replace(/\/$/, ''))
      moved.push(`${path} ends at ${endedAt}`);
  }
  return [
    binding('deep links: requests for hidden data', beyond.length, 'calls', 0, noteOf(beyond)),
    binding('deep links that end elsewhere', moved.length, '', 0, noteOf(moved)),
  ];
}

/**
 * Measures the scripts of the dashboard, and what all other pages add to them, with their requests.
 */
export async function dashboardRows(setup: Setup): Promise<Row[]> {
  const home = await visitOf(setup, dashboard);
  const limits = [null, byteGoals.dashboardBrotli] as const;
  const rows = [bytesRow('dashboard: scripts', home.transfers, scriptBytes, limits)];
  if (!setup.isWhole) return rows;
  const visits = [home];
  const loaded = new Set(home.transfers.map(({ url }) => url));
  for (const page of furtherPages) {
    const further = await visitOf(setup, page);
    visits.push(further);
    const added = further.transfers.filter(({ url }) => !loaded.has(url));
    const what = `${shortPath(page.path)}: scripts beyond`;
    rows.push(bytesRow(what, added, scriptBytes, [null]));
  }
  return [...rows, ...deepLinkRows(visits)];
}
