import { paths } from '../../../src/paths.ts';
import { loginOf } from '../support/browser.ts';
import { floorPath } from '../support/floor.ts';
import { timeGoals } from '../goals.ts';
import { audit, categories, type Report } from './lighthouse.ts';
import type { Row } from '../support/rows.ts';
import { publicPaths } from '../support/strangers.ts';
import { mentee } from '../support/world.ts';

function rowsOf(path: string, report: Report, floor: Report): Row[] {
  const least = (name: (typeof categories)[number]): Row => ({
    goal: 1,
    what: `${path}: Lighthouse ${name}`,
    measured: report.scores[name],
    limit: timeGoals.score,
    least: true,
    unit: 'points',
    binds: false,
  });
  const time = (what: string, measured: number, limit: number, unit: Row['unit']): Row => ({
    goal: 1,
    what: `${path}: ${what}`,
    measured,
    limit,
    unit,
    binds: false,
  });
  const paint = `${Math.round(report.paint)} ms, floor ${Math.round(floor.paint)} ms`;
  const [first = least('seo'), ...others] = categories.map(least);
  return [
    { ...first, note: report.faults.join(' ') },
    ...others,
    {
      ...time('largest paint to floor', report.paint / floor.paint, timeGoals.paintRatio, 'x'),
      note: paint,
    },
    time('layout shift', report.shift, timeGoals.shift, ''),
    time('blocking time', report.blocking, timeGoals.blocking, 'ms'),
  ];
}

/** Goal 1 and the dashboard's score: Lighthouse on a phone, simulated slow 4G, medians. */
export async function lighthouseRows(
  executablePath: string,
  origin: string,
  runs: number,
): Promise<Row[]> {
  const floor = await audit({ executablePath, url: `${origin}${floorPath}`, runs });
  const rows: Row[] = [];
  for (const path of publicPaths) {
    rows.push(
      ...rowsOf(path, await audit({ executablePath, url: `${origin}${path}`, runs }), floor),
    );
  }
  const dashboard = await audit({
    executablePath,
    url: `${origin}${paths.dashboard}`,
    runs,
    login: await loginOf(origin, mentee),
  });
  rows.push({
    goal: 4,
    what: 'dashboard: Lighthouse performance',
    measured: dashboard.scores.performance,
    limit: timeGoals.dashboardScore,
    least: true,
    unit: 'points',
    binds: false,
    note: `paint ${Math.round(dashboard.paint)} ms, blocking ${Math.round(dashboard.blocking)} ms, shift ${dashboard.shift.toFixed(3)}`,
  });
  return rows;
}
