import type { Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { callGoals } from '../goals.ts';
import { asVisitor, desk, type Setup } from '../support/browser.ts';
import { duplicates, forgetCalls, settledCalls } from '../support/calls.ts';
import { binding, shortPath, type Row } from '../support/rows.ts';
import {
  goByMenu,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
} from '../support/steps.ts';
import { mentee, mentor, newcomer } from '../support/benchDatabase.ts';

type Calls = LoggedRequest[];

async function loginCalls(page: Page, origin: string, email: string): Promise<Calls> {
  await forgetCalls(origin);
  await logIn(page, email);
  await pendingTable(page).waitFor();
  return settledCalls(origin);
}

async function menteeDay(page: Page, origin: string): Promise<Calls[]> {
  const login = await loginCalls(page, origin, mentee);

  await forgetCalls(origin);
  await page.reload();
  await pendingTable(page).waitFor();
  const reload = await settledCalls(origin);

  await forgetCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page);
  return [login, reload, await settledCalls(origin)];
}

async function mentorDay(page: Page, origin: string): Promise<Calls> {
  await forgetCalls(origin);
  await logIn(page, mentor);
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
  await settledCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await gradeNext(page);
  await goByMenu(page, shellTexts.dashboard);
  return settledCalls(origin);
}

function countRow(what: string, calls: Calls, limit: number | null): Row {
  const names = calls.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);
  const note = names.length > 9 ? '' : [...new Set(names.map(shortPath))].join(', ');
  return binding(what, calls.length, 'calls', limit, note);
}

/** Counts the requests of three journeys. Needs fresh data with 30 tasks. */
export async function journeyRows(setup: Setup): Promise<Row[]> {
  const { origin } = setup;
  const visitor = { viewport: desk };
  const [login = [], reload = [], submit = []] = await asVisitor(setup, visitor, (page) =>
    menteeDay(page, origin),
  );
  const newcomers = await asVisitor(setup, visitor, (page) => loginCalls(page, origin, newcomer));
  const mentors = await asVisitor(setup, visitor, (page) => mentorDay(page, origin));
  const twice = [login, [...reload, ...submit], newcomers, mentors].flatMap(duplicates);
  return [
    countRow('login to the full dashboard, 30 tasks', login, callGoals.login),
    countRow('the same, nothing submitted', newcomers, null),
    countRow('the dashboard again after a reload', reload, callGoals.reload),
    countRow('tasks, brief, submit, back', submit, callGoals.submit),
    countRow('mentor: login, mentees, submissions, grade, mentees', mentors, callGoals.mentor),
    binding('repeated requests', twice.length, 'calls', 0, twice.map(shortPath).join(', ')),
  ];
}
