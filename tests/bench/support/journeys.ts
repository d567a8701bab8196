import type { Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { forgetCalls, settledCalls } from './calls.ts';
import {
  goByMenu,
  gradeNext,
  logIn,
  openFirstBrief,
  pendingTable,
  submitOpenTask,
} from '../measures/steps.ts';
import { mentee, mentor } from './world.ts';

type Calls = LoggedRequest[];

/** The requests of a mentee who logs in, reloads and submits a task. */
export async function menteeDay(
  page: Page,
  origin: string,
): Promise<{ login: Calls; reload: Calls; submit: Calls }> {
  const login = await loginCalls(page, origin, mentee);

  await forgetCalls(origin);
  await page.reload();
  await pendingTable(page).waitFor();
  const reload = await settledCalls(origin);

  await forgetCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await openFirstBrief(page);
  await submitOpenTask(page);
  return { login, reload, submit: await settledCalls(origin) };
}

/** The requests of a login to the full dashboard. */
export async function loginCalls(page: Page, origin: string, email: string): Promise<Calls> {
  await forgetCalls(origin);
  await logIn(page, email);
  await pendingTable(page).waitFor();
  return settledCalls(origin);
}

/** The requests of a mentor who logs in, grades a submission and opens the mentees. */
export async function mentorEvening(page: Page, origin: string): Promise<Calls> {
  await forgetCalls(origin);
  await logIn(page, mentor);
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
  await settledCalls(origin);
  await goByMenu(page, shellTexts.tasks);
  await gradeNext(page);
  await goByMenu(page, shellTexts.mentee);
  return settledCalls(origin);
}
