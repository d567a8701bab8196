import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toTrack } from '../../../src/paths.ts';
import { trackTexts } from '../../../src/learning/tracks/texts.ts';
import { saveOfflineTexts as texts } from '../../../src/learning/saveOffline/texts.ts';
import { byteGoals, callGoals, promiseGoals } from '../goals.ts';
import { asVisitor, loginOf } from '../support/browser.ts';
import { forgetCalls, settledCalls } from '../support/calls.ts';
import { kb, type Row } from '../support/rows.ts';
import { idOf, mentee } from '../support/world.ts';

interface Taken {
  /** KB and requests, as shown in the dialog. */
  said: { kilobytes: number; calls: number };
  /** Bytes of API responses and files, with headers. */
  answers: number;
  files: number;
  /** Paths of the requests. */
  calls: string[];
}

/** Counts the bytes of every request from now on, including the service worker's. */
function countBytes(context: BrowserContext): () => Promise<{ answers: number; files: number }> {
  const requests: Promise<{ isAnswer: boolean; bytes: number }>[] = [];
  context.on('requestfinished', (request) => {
    const isAnswer = new URL(request.url()).pathname.startsWith('/api/');
    const measured = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { isAnswer, bytes: Math.max(0, responseBodySize + responseHeadersSize) };
    };
    // Responses from the worker are no traffic.
    const isFromWorker = async () => (await request.response())?.fromServiceWorker() === true;
    requests.push(
      isFromWorker().then(async (is) => (is ? { isAnswer, bytes: 0 } : await measured())),
    );
  });
  return async () => {
    const sizes = await Promise.all(requests);
    const sum = (of: boolean) =>
      sizes
        .filter(({ isAnswer }) => isAnswer === of)
        .reduce((total, { bytes }) => total + bytes, 0);
    return { answers: sum(true), files: sum(false) };
  };
}

/** Waits until the worker runs and, unless data saving is on, has cached the area. */
async function untilReady(page: Page, isSaving: boolean): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const look = () => page.evaluate(async () => (await caches.match('/mentee')) !== undefined);
  if (isSaving) return;
  while (!(await look())) await page.waitForTimeout(200);
}

/** Saves the bench's track offline. */
async function take(browser: Browser, origin: string, isSaving: boolean): Promise<Taken> {
  const saving = isSaving ? [{ name: 'akada_save-data', value: 'on' }] : [];
  const login = [...(await loginOf(origin, mentee)), ...saving];
  return asVisitor(browser, { origin, login }, async (page, context) => {
    await page.goto(toTrack('bench', idOf.track), { waitUntil: 'networkidle' });
    await untilReady(page, isSaving);
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
    const counted = countBytes(context);
    await dialog.getByRole('button', { name: texts.start }).click();
    await dialog.getByText(texts.since('').slice(0, 5)).waitFor();
    const calls = (await settledCalls(origin)).map(({ path }) => path);
    return { said, calls, ...(await counted()) };
  });
}

/** The error of an announced cost, as a ratio to the actual cost. */
const off = (said: number, came: number): number =>
  Math.round(Math.abs(said / came - 1) * 1000) / 1000;

/** Compares announced and actual costs. */
const promise = (what: string, said: number, came: number): Row => ({
  goal: 5,
  what: `a track saved offline: ${what}, announced against actual`,
  measured: off(said, came),
  limit: promiseGoals.takeAlong,
  unit: 'x',
  binds: true,
  note: `${said} announced, ${came} actual`,
});

/** Goals 2 and 5: the actual and the announced cost of saving a track of 30 tasks offline. */
export async function takeAlongRows(browser: Browser, origin: string): Promise<Row[]> {
  const usual = await take(browser, origin, false);
  const saving = await take(browser, origin, true);
  const courses = new Set(usual.calls.filter((path) => path.startsWith('/api/courses/'))).size;
  return [
    {
      goal: 2,
      what: 'a track of 30 tasks saved offline, beyond the area’s code',
      measured: kb(usual.answers),
      limit: byteGoals.takeAlong,
      unit: 'KB',
      binds: true,
      note: `for who saves data, the code too: ${kb(saving.files)} KB`,
    },
    {
      goal: 5,
      what: `a track of 30 tasks saved offline, with ${courses} courses`,
      measured: usual.calls.length,
      limit: callGoals.takeAlong + courses,
      unit: 'calls',
      binds: true,
    },
    promise('KB', usual.said.kilobytes, kb(usual.answers + usual.files)),
    promise('KB with data saving', saving.said.kilobytes, kb(saving.answers + saving.files)),
    promise('calls', usual.said.calls, usual.calls.length),
  ];
}
