import { toTrack } from '../../../src/paths.ts';
import { saveOfflineTexts as texts } from '../../../src/learning/saveOffline/texts.ts';
import { untilAppStored } from '../../support/appStored.ts';
import { asVisitor, type Visited } from '../../support/browser.ts';
import { idOf, mentee } from '../support/benchSite.ts';
import { settledCalls } from '../support/calls.ts';
import { controls } from '../../support/controls.ts';
import { kb, row, type Row } from '../support/rows.ts';
import { bytesOf, isApi, meter } from '../support/traffic.ts';

/** Measures what the service worker stores, and what a track of 30 tasks costs beyond that. */
export const offlineRows = (site: Visited): Promise<Row[]> =>
  asVisitor(site, { as: mentee }, async (page, context) => {
    const transfers = meter(context);
    await page.goto(toTrack('bench', idOf.track), { waitUntil: 'networkidle' });
    await untilAppStored(page);
    await page.waitForLoadState('networkidle');
    const before = await transfers();
    const stored = before.filter(({ isByWorker }) => isByWorker);
    await controls(site.origin).clearRequests();
    await page.getByRole('button', { name: /^Save for offline \(/ }).click();
    await page.getByRole('button', { name: texts.saved }).waitFor();
    const calls = await settledCalls(site.origin);
    const saved = (await transfers()).slice(before.length).filter(isApi);
    const headers = saved.reduce((sum, transfer) => sum + transfer.headers, 0);
    return [
      row('The rest of the app, stored in the background', kb(bytesOf(stored)), 'KB', null),
      row('A track saved offline, with headers', kb(bytesOf(saved) + headers), 'KB', null),
      row('A track saved offline', calls.length, 'calls', null),
    ];
  });
