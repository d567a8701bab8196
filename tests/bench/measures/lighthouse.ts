import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths } from '../../../src/paths.ts';
import { browserArgs } from '../../support/browserArgs.ts';
import { timeGoals } from '../goals.ts';
import { loginOf, type Setup } from '../support/browser.ts';
import { floorPath } from '../support/floor.ts';
import { median, printed, repeat, type Row } from '../support/rows.ts';
import { publicPaths } from '../support/strangers.ts';
import { mentee } from '../support/benchDatabase.ts';

const debuggingPort = 14_818;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Medians on a phone with simulated slow 4G. Times in milliseconds, scores 0 to 100. */
interface Report {
  scores: Record<(typeof categories)[number], number>;
  paint: number;
  shift: number;
  blocking: number;
  faults: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const timing = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const faultsOf = ({ categories: categoryResults, audits }: Result): string[] =>
  Object.values(categoryResults)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: audits[id]?.score ?? null }))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);

function summary(results: readonly Result[]): Report {
  const middle = (id: string) => median(results.map((result) => timing(result, id)));
  const score = (name: string) =>
    Math.round(100 * median(results.map((result) => result.categories[name]?.score ?? Number.NaN)));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: middle('largest-contentful-paint'),
    shift: middle('cumulative-layout-shift'),
    blocking: middle('total-blocking-time'),
    faults: results.flatMap(faultsOf).filter((id, at, all) => all.indexOf(id) === at),
  };
}

type Login = readonly { name: string; value: string }[];

interface Order {
  executablePath: string;
  url: string;
  runs: number;
  login?: Login;
}

/**
 * Audits a page in a new browser. A reused one would falsify the result, because V8 walks the heap
 * of earlier pages at the start of each trace (100 to 160 ms after ten audits).
 */
async function auditOnce({ executablePath, url, login = [] }: Order): Promise<Result | null> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    if (login.length > 0) {
      const page = await context.newPage();
      await page.goto(new URL('/robots.txt', url).href);
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, login);
      await page.close();
    }
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      disableStorageReset: true,
    });
    return result?.lhr ?? null;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function audit(order: Order): Promise<Report> {
  const results = await repeat(order.runs, () => auditOnce(order));
  return summary(results.filter((result) => result !== null));
}

function wholeRows(path: string, report: Report, floor: Report): Row[] {
  const paints = `${Math.round(report.paint)} ms, floor ${Math.round(floor.paint)} ms`;
  const ratio = report.paint / floor.paint;
  return [
    ...categories.slice(1).map((name) => scoreRow(`${path}: Lighthouse ${name}`, report, name)),
    printed(`${path}: largest paint to floor`, ratio, 'x', timeGoals.paintRatio, paints),
    printed(`${path}: layout shift`, report.shift, '', null),
    printed(`${path}: blocking time`, report.blocking, 'ms', null),
  ];
}

const scoreRow = (
  what: string,
  { scores, faults }: Report,
  name: (typeof categories)[number],
  limit: number = timeGoals.score,
): Row => ({ ...printed(what, scores[name], 'points', limit, faults.join(' ')), least: true });

/**
 * Runs Lighthouse on a phone with simulated slow 4G, and returns medians. Unless `isWhole`, it
 * measures only the performance of public pages.
 */
export async function lighthouseRows({
  executablePath,
  origin,
  runs,
  isWhole,
}: Setup & { executablePath: string }): Promise<Row[]> {
  const order = { executablePath, runs: isWhole ? runs : 1 };
  const floor = isWhole ? await audit({ ...order, url: `${origin}${floorPath}` }) : null;
  const rows: Row[] = [];
  for (const path of publicPaths) {
    const report = await audit({ ...order, url: `${origin}${path}` });
    rows.push(scoreRow(`${path}: Lighthouse performance`, report, 'performance'));
    if (floor) rows.push(...wholeRows(path, report, floor));
  }
  const login = await loginOf(origin, mentee);
  const url = `${origin}${paths.dashboard}`;
  const dashboard = await audit({ executablePath, url, runs, login });
  rows.push({
    ...scoreRow(
      'dashboard: Lighthouse performance',
      dashboard,
      'performance',
      timeGoals.dashboardScore,
    ),
    note: `paint ${Math.round(dashboard.paint)} ms, blocking ${Math.round(dashboard.blocking)} ms, shift ${dashboard.shift.toFixed(3)}`,
  });
  return rows;
}
