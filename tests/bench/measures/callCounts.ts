import type { Browser } from '@playwright/test';
import type { LoggedRequest } from '../../sandbox/traffic/requestLog.ts';
import { asVisitor, desk } from '../support/browser.ts';
import { callsBeyond, duplicates } from '../support/calls.ts';
import { callGoals } from '../goals.ts';
import { loginCalls, menteeDay, mentorEvening } from '../support/journeys.ts';
import type { MemberVisit } from '../support/members.ts';
import { shortPath, type Row } from '../support/rows.ts';
import { newcomer } from '../support/world.ts';

const count = (what: string, measured: number, limit: number, found: readonly string[]): Row => ({
  goal: 5,
  what,
  measured,
  limit,
  unit: 'calls',
  binds: true,
  note: [...new Set(found.map(shortPath))].join(', '),
});

/** The requests of a step, if they are few enough for a note. */
const others = (calls: readonly LoggedRequest[]): string[] => {
  const names = calls.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);
  return names.length > 9 ? [] : names;
};

/** Goal 5, journeys. Needs a fresh world with 30 tasks. */
export async function journeyRows(browser: Browser, origin: string): Promise<Row[]> {
  const visitor = { origin, viewport: desk };
  const { login, reload, submit } = await asVisitor(browser, visitor, (page) =>
    menteeDay(page, origin),
  );
  const newcomers = await asVisitor(browser, visitor, (page) => loginCalls(page, origin, newcomer));
  const evening = await asVisitor(browser, visitor, (page) => mentorEvening(page, origin));
  const twice = [login, [...reload, ...submit], newcomers, evening].flatMap(duplicates);
  return [
    count('login to the full dashboard, 30 tasks', login.length, callGoals.login, others(login)),
    count('the same, nothing submitted', newcomers.length, callGoals.newcomer, others(newcomers)),
    count('the dashboard again after a reload', reload.length, callGoals.reload, others(reload)),
    count('tasks, brief, submit, back', submit.length, callGoals.submit, others(submit)),
    count(
      'mentor: login, mentees, submissions, grade, mentees',
      evening.length,
      callGoals.mentor,
      others(evening),
    ),
    count('repeated requests', twice.length, 0, twice),
  ];
}

/** Goal 5, deep links: each page requests only what it shows, and does not redirect. */
export function deepLinkRows(visits: readonly MemberVisit[]): Row[] {
  const beyond: string[] = [];
  const moved: string[] = [];
  for (const { path, shows, calls, endedAt } of visits) {
    beyond.push(...callsBeyond(calls, shows).map((name) => `${path} asks ${name}`));
    beyond.push(...duplicates(calls).map((name) => `${path} asks twice ${name}`));
    if (endedAt.replace(/\/$/, '') !== path.replace(/\/$/, ''))
      moved.push(`${path} ends at ${endedAt}`);
  }
  return [
    count('deep links: requests for hidden data', beyond.length, 0, beyond),
    { ...count('deep links that end elsewhere', moved.length, 0, moved), unit: '' },
  ];
}
