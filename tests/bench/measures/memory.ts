import type { CDPSession } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import { asVisitor, desk, type Setup } from '../support/browser.ts';
import { settledCalls } from '../support/calls.ts';
import { printed, type Row } from '../support/rows.ts';
import { goByMenu } from '../support/steps.ts';
import { mentee } from '../support/benchDatabase.ts';

/** A round through the menu: five page changes. */
const round = [
  shellTexts.tasks,
  shellTexts.tracks,
  shellTexts.mentor,
  shellTexts.profile,
  shellTexts.dashboard,
];

/** Returns the megabytes of live objects after a garbage collection. */
async function live(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Measures the memory after 50 page changes, compared with 5. */
export function memoryRows(setup: Setup): Promise<Row[]> {
  return asVisitor(setup, { as: mentee, viewport: desk }, async (page, context) => {
    const client = await context.newCDPSession(page);
    await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
    await settledCalls(setup.origin);
    const go = async (rounds: number) => {
      for (let done = 0; done < rounds; done += 1) {
        for (const name of round) {
          await goByMenu(page, name);
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        }
      }
      await page.waitForLoadState('networkidle');
      return live(client);
    };
    const after5 = await go(1);
    const after50 = await go(9);
    const megabytes = `${after5.toFixed(1)} MB, then ${after50.toFixed(1)} MB`;
    const what = 'memory after 50 page changes to after 5';
    return [printed(what, after50 / after5, 'x', null, megabytes)];
  });
}
