import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toTrack } from '../../../src/paths.ts';
import { trackTexts } from '../../../src/learning/tracks/texts.ts';
import { takeAlongTexts as texts } from '../../../src/learning/takeAlong/texts.ts';
import { byteGoals, callGoals, promiseGoals } from '../goals.ts';
import { asVisitor, loginOf } from '../support/browser.ts';
import { forgetCalls, settledCalls } from '../support/calls.ts';
import { kb, type Row } from '../support/rows.ts';
import { idOf, mentee } from '../support/world.ts';

/** What was said before the tap, and what came after it. */
interface Taken {
  /** KB and calls, as the dialog says them. */
  said: { kilobytes: number; calls: number };
  /** Bytes with headers: answers of the API, and files of the site. */
  answers: number;
  files: number;
  /** Paths of the calls. */
  calls: string[];
}

/** Counts the bytes of every request from now on, the service worker's included. */
function countBytes(context: BrowserContext): () => Promise<{ answers: number; files: number }> {
  const requests: Promise<{ isAnswer: boolean; bytes: number }>[] = [];
  context.on('requestfinished', (request) => {
    const isAnswer = new URL(request.url()).pathname.startsWith('/api/');
    const measured = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { isAnswer, bytes: Math.max(0, responseBodySize + responseHeadersSize) };
    };
    // What the worker answers a page with is no traffic.
    const isFromWorker = async () => (await request.response())?.fromServiceWorker() === true;
    requests.push(
      isFromWorker().then(async (is) => (is ? { isAnswer, bytes: 0 } : await measured())),
    );
  });
  return async () => {
    const all = await Promise.all(requests);
    const sum = (of: boolean) =>
      all.filter(({ isAnswer }) => isAnswer === of).reduce((total, { bytes }) => total + bytes, 0);
    return { answers: sum(true), files: sum(false) };
  };
}

/** Waits until the worker runs and, where it caches without being asked, has the area. */
async function untilReady(page: Page, isSaving: boolean): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const look = () => page.evaluate(async () => (await caches.match('/mentee')) !== undefined);
  if (isSaving) return;
  while (!(await look())) await page.waitForTimeout(200);
}

/** Takes the track of the bench along. */
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

/** How far a promise is from what came, as a part of it. */
const off = (said: number, came: number): number =>
  Math.round(Math.abs(said / came - 1) * 1000) / 1000;

/** What was said against what came. */
const promise = (what: string, said: number, came: number): Row => ({
  goal: 5,
  what: `a track taken along: ${what}, said against taken`,
  measured: off(said, came),
  limit: promiseGoals.takeAlong,
  unit: 'x',
  binds: true,
  note: `${said} said, ${came} taken`,
});

/** Goals 2 and 5: a track of 30 tasks on the device, and what was said of its cost before. */
export async function takeAlongRows(browser: Browser, origin: string): Promise<Row[]> {
  const usual = await take(browser, origin, false);
  const saving = await take(browser, origin, true);
  const courses = new Set(usual.calls.filter((path) => path.startsWith('/api/courses/'))).size;
  return [
    {
      goal: 2,
      what: 'a track of 30 tasks taken along, beyond the area’s code',
      measured: kb(usual.answers),
      limit: byteGoals.takeAlong,
      unit: 'KB',
      binds: true,
      note: `for who saves data, the code too: ${kb(saving.files)} KB`,
    },
    {
      goal: 5,
      what: `a track of 30 tasks taken along, with ${courses} courses`,
      measured: usual.calls.length,
      limit: callGoals.takeAlong + courses,
      unit: 'calls',
      binds: true,
    },
    promise('KB', usual.said.kilobytes, kb(usual.answers + usual.files)),
    promise('KB of who saves data', saving.said.kilobytes, kb(saving.answers + saving.files)),
    promise('calls', usual.said.calls, usual.calls.length),
  ];
}
