import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { accountTexts } from '../../../src/auth/texts.ts';
import { menteesTexts, queueTexts } from '../../../src/mentoring/texts.ts';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { respondAfter, onSlowConnection, settledCalls, slowDown } from '../support/calls.ts';
import { median, printed, repeat, type Row } from '../support/rows.ts';
import { mentee, mentor } from '../support/benchDatabase.ts';
import { pendingTable } from '../support/steps.ts';

const TYPING = 8;

/** The fewest runs, because a single login varies too much. */
const MIN_RUNS = 5;

interface Login {
  what: string;
  email: string;
  /** The address to open. The guard then opens the login. */
  path: string;
  /** Waits until the requested rows are shown. */
  shown: (page: Page) => Promise<void>;
}

const rows = async (page: Page): Promise<void> => {
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor();
};

const listed = (page: Page, name: string): Promise<void> =>
  page.getByRole('table', { name }).getByRole('rowheader').nth(2).waitFor();

const mentees = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: queueTexts.nextButton }).waitFor();
  await listed(page, menteesTexts.caption);
};

const queue = (page: Page): Promise<void> => listed(page, queueTexts.caption);

const logins: readonly Login[] = [
  { what: 'a mentee', email: mentee, path: paths.login, shown: rows },
  { what: 'a mentor’s home', email: mentor, path: paths.login, shown: mentees },
  { what: 'a mentor’s queue by its address', email: mentor, path: paths.submissions, shown: queue },
];

/** Returns the seconds from the press of the login button until the rows are shown. */
const secondsOf = (setup: Setup, { email, path, shown }: Login): Promise<number> =>
  // Requests of a worker are not slowed down.
  asVisitor(setup, { serviceWorkers: 'block' }, async (page) => {
    const { origin } = setup;
    await page.goto(path, { waitUntil: 'networkidle' });
    const delay = (TYPING * 1000) / (email.length + DEMO_PASSWORD.length);
    await onSlowConnection(page);
    await slowDown(origin, respondAfter);
    try {
      const words = { [accountTexts.email]: email, [accountTexts.password]: DEMO_PASSWORD };
      for (const [name, typed] of Object.entries(words)) {
        await page.getByLabel(name, { exact: true }).pressSequentially(typed, { delay });
      }
      await page.evaluate(() =>
        addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true }),
      );
      await page.getByRole('main').getByRole('button', { name: accountTexts.login }).click();
      await shown(page);
      const durationMs = await page.evaluate(
        () => performance.measure('login', 'pressed').duration,
      );
      await settledCalls(origin);
      return durationMs / 1000;
    } finally {
      await slowDown(origin, 0);
    }
  });

/** Measures the time from the press of the login button to the rows on a slow connection. */
export async function firstLoginRows(setup: Setup): Promise<Row[]> {
  const results: Row[] = [];
  for (const login of logins) {
    const runs = Math.max(setup.runs, MIN_RUNS);
    const seconds = await repeat(runs, () => secondsOf(setup, login));
    const range = `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s`;
    const what = `first login, ${login.what}: press to rows`;
    results.push(printed(what, median(seconds), 's', null, range));
  }
  return results;
}
