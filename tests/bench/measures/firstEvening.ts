import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { accountTexts } from '../../../src/auth/texts.ts';
import { menteesTexts, queueTexts } from '../../../src/mentoring/texts.ts';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { timeGoals } from '../goals.ts';
import { asVisitor } from '../support/browser.ts';
import { settledCalls, slowDown } from '../support/calls.ts';
import { answerAfter, onBadLine } from '../support/line.ts';
import { median, type Row } from '../support/rows.ts';
import { mentee, mentor, thirtyTasks, type World } from '../support/world.ts';
import { pendingTable } from './steps.ts';

/** Seconds for typing the address and the password. */
const CALM = 8;
const FAST = 2;

/** The fewest runs, because a single login varies too much. */
const MIN_RUNS = 5;

interface Evening {
  what: string;
  email: string;
  /** The address to open. The guard then opens the login. */
  path: string;
  typing: number;
  limit: number | null;
  /** Waits until the requested rows are shown. */
  shown: (page: Page) => Promise<void>;
}

const rows = async (page: Page): Promise<void> => {
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor();
};

const listed = (page: Page, name: string): Promise<void> =>
  page.getByRole('list', { name }).getByRole('listitem').nth(2).waitFor();

/** The mentees and the number of ungraded submissions. */
const mentees = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: queueTexts.homeNext }).waitFor();
  await listed(page, menteesTexts.caption);
};

const queue = (page: Page): Promise<void> => listed(page, queueTexts.caption);

const login = paths.login;
const { evening: limit } = timeGoals;
const evenings: readonly Evening[] = [
  { what: 'a mentee', email: mentee, path: login, typing: CALM, limit, shown: rows },
  { what: 'a mentee', email: mentee, path: login, typing: FAST, limit: null, shown: rows },
  { what: 'a mentor’s home', email: mentor, path: login, typing: CALM, limit, shown: mentees },
  {
    what: 'a mentor’s queue, opened by its address',
    email: mentor,
    path: paths.submissions,
    typing: CALM,
    limit,
    shown: queue,
  },
];

/**
 * A first login on this device.
 * @returns the seconds from the press of the button until the rows are shown
 */
const secondsOf = (
  browser: Browser,
  origin: string,
  { email, path, typing, shown }: Evening,
): Promise<number> =>
  // Requests of a worker are not slowed down.
  asVisitor(browser, { origin, serviceWorkers: 'block' }, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const delay = (typing * 1000) / (email.length + DEMO_PASSWORD.length);
    await onBadLine(page);
    await slowDown(origin, answerAfter);
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
        () => performance.measure('evening', 'pressed').duration,
      );
      await settledCalls(origin);
      return durationMs / 1000;
    } finally {
      await slowDown(origin, 0);
    }
  });

/** Goal 4: the time from the press of the login button to the rows, by typing time. */
export async function firstEveningRows(
  browser: Browser,
  origin: string,
  world: World,
  runs: number,
): Promise<Row[]> {
  world.lay(thirtyTasks);
  const results: Row[] = [];
  for (const evening of evenings) {
    const seconds: number[] = [];
    for (let run = 0; run < Math.max(runs, MIN_RUNS); run += 1) {
      seconds.push(await secondsOf(browser, origin, evening));
    }
    results.push({
      goal: 4,
      what: `first evening on a bad line, ${evening.what}: press to rows, typed in ${evening.typing} s`,
      measured: median(seconds),
      limit: evening.limit,
      unit: 's',
      binds: false,
      note: `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s in ${seconds.length} runs`,
    });
  }
  return results;
}
