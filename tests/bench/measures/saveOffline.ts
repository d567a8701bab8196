import type { Page } from '@playwright/test';
import { toTrack } from '../../../src/paths.ts';
import { progressTexts } from '../../../src/tasks/texts.ts';
import { trackTexts } from '../../../src/learning/tracks/texts.ts';
import { saveOfflineTexts as texts } from '../../../src/learning/saveOffline/texts.ts';
import { isCached } from '../../support/workerCache.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { forgetCalls, settledCalls } from '../support/calls.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { bytesOf, countRequests } from '../support/traffic.ts';
import { idOf, mentee } from '../support/world.ts';

interface Saved {
  /** KB and requests, as shown in the dialog. */
  said: { kilobytes: number; calls: number };
  /** Bytes of API responses and files, with headers. */
  answers: number;
  files: number;
  calls: string[];
}

/** Waits until the worker runs and, unless data saving is on, has cached the area. */
async function untilReady(page: Page, isSaving: boolean): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  if (isSaving) return;
  while (!(await isCached(page, 'mentee'))) await page.waitForTimeout(200);
}

function save(setup: Setup, isSaving: boolean): Promise<Saved> {
  const { origin } = setup;
  const stored = isSaving ? [{ name: 'akada_save-data', value: 'on' }] : [];
  return asVisitor(setup, { as: mentee, stored }, async (page, context) => {
    await page.goto(toTrack('bench', idOf.track), { waitUntil: 'networkidle' });
    await untilReady(page, isSaving);
    await page.getByText(progressTexts.more, { exact: true }).click();
    await page.getByRole('button', { name: trackTexts.take }).click();
    const dialog = page.getByRole('dialog');
    const words = await dialog.getByText(/^about [\d.,]+ KB/).textContent();
    const asks = await dialog.getByText(/of your 100 requests/).textContent();
    const said = {
      kilobytes: Number(/[\d.]+/.exec(words ?? '')?.[0]),
      calls: Number(/\d+/.exec(asks ?? '')?.[0]),
    };
    await page.waitForLoadState('networkidle');
    await forgetCalls(origin);
    const requests = countRequests(context);
    await dialog.getByRole('button', { name: texts.start }).click();
    await dialog.getByText(texts.since('').slice(0, 5)).waitFor();
    const calls = (await settledCalls(origin)).map(({ path }) => path);
    const counted = await requests();
    const answers = counted.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
    const files = counted.filter((request) => !answers.includes(request));
    return { said, calls, answers: bytesOf(answers), files: bytesOf(files) };
  });
}

/** The error of an announced cost, as a ratio to the actual cost. */
const announced = (what: string, said: number, came: number): Row =>
  printed(
    `a track saved offline: ${what}, announced against actual`,
    Math.abs(said / came - 1),
    'x',
    null,
    `${said} announced, ${came} actual`,
  );

/** The actual and the announced cost of saving a track of 30 tasks offline. */
export async function saveOfflineRows(setup: Setup): Promise<Row[]> {
  const usual = await save(setup, false);
  const saving = await save(setup, true);
  const courses = new Set(usual.calls.filter((path) => path.startsWith('/api/courses/'))).size;
  return [
    printed(
      'a track of 30 tasks saved offline, beyond the area’s code',
      kb(usual.answers),
      'KB',
      null,
      `with data saving, also the code: ${kb(saving.files)} KB`,
    ),
    printed(
      `a track of 30 tasks saved offline, with ${courses} courses`,
      usual.calls.length,
      'calls',
      null,
    ),
    announced('KB', usual.said.kilobytes, kb(usual.answers + usual.files)),
    announced('KB with data saving', saving.said.kilobytes, kb(saving.answers + saving.files)),
    announced('calls', usual.said.calls, usual.calls.length),
  ];
}
