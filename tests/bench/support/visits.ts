import type { Browser } from '@playwright/test';
import { deepLinkRows } from '../measures/callCounts.ts';
import { memberVisits } from './members.ts';
import { pictureRows } from '../measures/pictures.ts';
import type { Row } from './rows.ts';
import { strangerVisits } from './strangers.ts';
import { dashboardWeights, publicWeights } from '../measures/weights.ts';

/** Goals 2 and 3: what public pages weigh, pictures and fonts among it. */
export async function publicRows(browser: Browser, origin: string): Promise<Row[]> {
  const visits = await strangerVisits(browser, origin);
  return [...(await publicWeights(visits)), ...pictureRows(visits, origin)];
}

/** Goals 2 and 5: what every page of the dashboards weighs, asks for, and where it ends. */
export async function memberRows(browser: Browser, origin: string): Promise<Row[]> {
  const visits = await memberVisits(browser, origin);
  return [...dashboardWeights(visits), ...deepLinkRows(visits)];
}
