import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { isRecord } from '../../../sandbox/http/body.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's minified edition: each scene reads it again. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Adds axe to a page; it stays there until the page is reloaded. */
export const injectAxe = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
};

/** The rules to run: all with the tags above, all except contrast, or only contrast. */
type Rules = 'all' | 'structure' | 'contrast';

const contrast = 'color-contrast';
const options = {
  all: { runOnly: { type: 'tag', values: tags } },
  structure: { runOnly: { type: 'tag', values: tags }, rules: { [contrast]: { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: [contrast] } },
} satisfies Record<Rules, object>;

/**
 * Returns axe's findings after `injectAxe`. Axe's own helper for Playwright would add it again for
 * each variant of each scene, and open a second page for each result.
 */
export async function findings(page: Page, rules: Rules): Promise<string[]> {
  const found: unknown = await page.evaluate(async (how) => {
    if (!('axe' in window)) throw new Error('axe is not there');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an injected script has no types
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
