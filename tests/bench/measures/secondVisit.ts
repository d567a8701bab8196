import { paths } from '../../../src/paths.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { listOf, visit, wireBytes } from '../support/traffic.ts';

/** Measures the bytes of a second visit to the landing page, with headers. */
export const secondVisitRows = (setup: Setup): Promise<Row[]> =>
  asVisitor(setup, {}, async (first, context) => {
    await visit(first, paths.home);
    // The first input starts the app.
    await first.mouse.wheel(0, 300);
    await first.waitForLoadState('networkidle');
    await first.close();
    const transfers = await visit(await context.newPage(), paths.home);
    const costly = transfers.filter(({ bytes }) => bytes > 0);
    const what = 'second visit of the landing page';
    return [printed(what, kb(wireBytes(transfers)), 'KB', null, listOf(costly))];
  });
