import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { isRecord } from '../../../sandbox/http/body.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe in its small edition: each scene reads it anew. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Lays axe into a page; it stays there until the page is loaded anew. */
export const layAxe = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
};

/** Which of the rules: all of the tags above, all but contrast, or contrast alone. */
type Rules = 'all' | 'structure' | 'contrast';

const contrast = 'color-contrast';
const options = {
  all: { runOnly: { type: 'tag', values: tags } },
  structure: { runOnly: { type: 'tag', values: tags }, rules: { [contrast]: { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: [contrast] } },
} satisfies Record<Rules, object>;

/**
 * What axe finds on the page as it stands, with `layAxe` done. Axe's own helper for Playwright would lay
 * it into each variant of each scene again, and open a second page each time to gather the answers.
 */
export async function findings(page: Page, rules: Rules): Promise<string[]> {
  const found: unknown = await page.evaluate(async (how) => {
    if (!('axe' in window)) throw new Error('axe is not there');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a script without its types
    const here = window.axe as { run: (where: Document, how: object) => Promise<unknown> };
    return here.run(document, {
      ...how,
      resultTypes: ['violations'],
      reporter: 'no-passes',
      iframes: false,
      preload: false,
    });
  }, options[rules]);
  const violations =
    isRecord(found) && Array.isArray(found['violations']) ? found['violations'] : [];
  return violations.flatMap((violation: unknown) => {
    if (!isRecord(violation) || !Array.isArray(violation['nodes'])) return [];
    return violation['nodes'].map((node: unknown) => {
      const html = isRecord(node) ? String(node['html']).slice(0, 160) : '';
      const why = isRecord(node) ? String(node['failureSummary']).split('\n')[1]?.trim() : '';
      return `${String(violation['id'])}: ${html} ${why}`;
    });
  });
}
