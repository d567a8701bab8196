import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { storeLogin } from '../../support/browser.ts';
import { browserArgs } from '../../support/browserArgs.ts';
import { timeGoals } from '../goals.ts';
import { mentee, type Setup } from '../support/benchSite.ts';
import { median, repeat, row, type Row } from '../support/rows.ts';

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Page {
  path: string;
  goal: number;
  /** The email of a user who is logged in. */
  as?: string;
}

const pages: readonly Page[] = [
  { path: paths.home, goal: timeGoals.score },
  { path: paths.register, goal: timeGoals.score },
  { path: paths.dashboard, goal: timeGoals.dashboardScore, as: mentee },
];

/** The part of Lighthouse's report that is read here. Scores are from 0 to 1. */
type Report = { categories: Record<(typeof categories)[number], { score: number | null }> };

type Audited = Setup & { executablePath: string };

/** Runs Lighthouse in a new browser profile, on a phone with simulated slow 4G. */
async function audit({ executablePath, origin }: Audited, { path, as }: Page): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'akada-lighthouse-'));
  try {
    if (as !== undefined) {
      const options = { executablePath, args: browserArgs };
      const context = await chromium.launchPersistentContext(profile, options);
      await storeLogin(context, origin, as);
      await context.close();
    }
    const flags = ['--headless=new', ...browserArgs, `--user-data-dir=${profile}`];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        program,
        origin + path,
        '--output=json',
        '--quiet',
        '--disable-storage-reset',
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Lighthouse's own report
    return JSON.parse(stdout) as Report;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Measures Lighthouse's scores, 0 to 100, as medians. */
export async function lighthouseRows(site: Audited): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const reports = await repeat(site.runs, () => audit(site, page));
    // Search engines are kept out of dashboards, and the sweep checks their accessibility.
    for (const name of page.as === undefined ? categories : (['performance'] as const)) {
      const scores = reports.map((report) => 100 * (report.categories[name].score ?? Number.NaN));
      const points = Math.round(median(scores));
      rows.push(row(`${page.path}: Lighthouse ${name}`, points, 'points', page.goal));
    }
  }
  return rows;
}
