import type { Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { asVisitor, desk, type Visited } from '../../support/browser.ts';
import { callGoals } from '../goals.ts';
import { mentee, mentor, newcomer } from '../support/benchSite.ts';
import { duplicates, settledCalls } from '../support/calls.ts';
import { controls } from '../../support/controls.ts';
import { row, shortPath, type Row } from '../support/rows.ts';
import {
  goByMenu,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
} from '../support/steps.ts';

type Calls = LoggedRequest[];

async function loginCalls(page: Page, origin: string, email: string): Promise<Calls> {
  await controls(origin).clearRequests();
  await logIn(page, email);
  await pendingTable(page).waitFor();
  return settledCalls(origin);
}

async function menteeDay(page: Page, origin: string): Promise<Calls[]> {
  const login = await loginCalls(page, origin, mentee);

  await controls(origin).clearRequests();
  await page.reload();
  await pendingTable(page).waitFor();
  const reload = await settledCalls(origin);

  await controls(origin).clearRequests();
  await goByMenu(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page);
  return [login, reload, await settledCalls(origin)];
}

async function mentorDay(page: Page, origin: string): Promise<Calls> {
  await controls(origin).clearRequests();
  await logIn(page, mentor);
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
  await settledCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await gradeNext(page);
  await goByMenu(page, shellTexts.dashboard);
  return settledCalls(origin);
}

function countRow(what: string, calls: Calls, goal: number | null): Row {
  const names = calls.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);
  const note = names.length > 9 ? '' : [...new Set(names.map(shortPath))].join(', ');
  return row(what, calls.length, 'calls', goal, note);
}

/** Counts the requests of a mentee's day and a mentor's evening. Needs the bench's content as new. */
export async function requestRows(site: Visited): Promise<Row[]> {
  const { origin } = site;
  const visitor = { viewport: desk };
  const [login = [], reload = [], submit = []] = await asVisitor(site, visitor, (page) =>
    menteeDay(page, origin),
  );
  const newcomers = await asVisitor(site, visitor, (page) => loginCalls(page, origin, newcomer));
  const mentors = await asVisitor(site, visitor, (page) => mentorDay(page, origin));
  const twice = [login, [...reload, ...submit], newcomers, mentors].flatMap(duplicates);
  return [
    countRow('Login with 30 tasks', login, callGoals.login),
    countRow('Reload', reload, callGoals.reload),
    countRow('Tasks, brief, submission and back', submit, callGoals.submit),
    countRow('Login without a submission', newcomers, null),
    countRow("A mentor's login, lists, one grade and back", mentors, callGoals.mentor),
    row('Repeated requests', twice.length, 'calls', 0, twice.map(shortPath).join(', ')),
  ];
}
