import type { Browser } from '@playwright/test';
import { deepLinkRows } from '../measures/callCounts.ts';
import { memberVisits } from './members.ts';
import { pictureRows } from '../measures/pictures.ts';
import type { Row } from './rows.ts';
import { strangerVisits } from './strangers.ts';
import { dashboardWeights, publicWeights } from '../measures/weights.ts';

/** Goals 2 and 3: the bytes of public pages with pictures and fonts. */
export async function publicRows(browser: Browser, origin: string): Promise<Row[]> {
  const visits = await strangerVisits(browser, origin);
  return [...(await publicWeights(visits)), ...pictureRows(visits, origin)];
}

/** Goals 2 and 5: the bytes, requests and final address of every page of the dashboards. */
export async function memberRows(browser: Browser, origin: string): Promise<Row[]> {
  const visits = await memberVisits(browser, origin);
  return [...dashboardWeights(visits), ...deepLinkRows(visits)];
}
