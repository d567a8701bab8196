import { toTrack } from '../../../src/paths.ts';
import { saveOfflineTexts as texts } from '../../../src/learning/saveOffline/texts.ts';
import { untilAppStored } from '../../support/appStored.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { forgetCalls, settledCalls } from '../support/calls.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { bytesOf, countRequests } from '../support/traffic.ts';
import { idOf, mentee } from '../support/benchDatabase.ts';

interface Saved {
  /** KB, as the button says. */
  said: number;
  /** Bytes of API responses and files, with headers. */
  responses: number;
  files: number;
  calls: string[];
}

function save(setup: Setup, isSaving: boolean): Promise<Saved> {
  const { origin } = setup;
  const stored = isSaving ? [{ name: 'akada_save-data', value: 'on' }] : [];
  return asVisitor(setup, { as: mentee, stored }, async (page, context) => {
    await page.goto(toTrack('bench', idOf.track), { waitUntil: 'networkidle' });
    // With data saving, only the button stores the app.
    if (!isSaving) await untilAppStored(page);
    const button = page.getByRole('button', { name: /^Save for offline \(/ });
    const said = Number(/[\d.]+/.exec((await button.textContent()) ?? '')?.[0]);
    await page.waitForLoadState('networkidle');
    await forgetCalls(origin);
    const requests = countRequests(context);
    await button.click();
    await page.getByRole('button', { name: texts.saved }).waitFor();
    const calls = (await settledCalls(origin)).map(({ path }) => path);
    const counted = await requests();
    const responses = counted.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
    const files = counted.filter((request) => !responses.includes(request));
    return { said, calls, responses: bytesOf(responses), files: bytesOf(files) };
  });
}

/** Returns the error of an announced cost, as a ratio to the actual cost. */
const announced = (what: string, said: number, came: number): Row =>
  printed(
    `a track saved offline: ${what}, announced against actual`,
    Math.abs(said / came - 1),
    'x',
    null,
    `${said} announced, ${came} actual`,
  );

/** Compares the actual with the announced cost of saving a track of 30 tasks offline. */
export async function saveOfflineRows(setup: Setup): Promise<Row[]> {
  const usual = await save(setup, false);
  const saving = await save(setup, true);
  const courses = new Set(usual.calls.filter((path) => path.startsWith('/api/courses/'))).size;
  return [
    printed(
      'a track of 30 tasks saved offline, beyond the app’s code',
      kb(usual.responses),
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
    announced('KB', usual.said, kb(usual.responses + usual.files)),
    announced('KB with data saving', saving.said, kb(saving.responses + saving.files)),
  ];
}
