import type { Page } from '@playwright/test';
import { isRecord } from '../../../sandbox/http/body.ts';

/**
 * This file gives pages responses with null in every optional field, numbers as texts, null among
 * the items, and missing references.
 */

/** Empties a response, except for the required `fields`, without which the screen does not exist. */
function bared(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return [null, ...value.map((item) => bared(item, fields)), 7, 'x'];
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'items' || name === 'tracks') return [name, bared(part, fields)];
      if (typeof part === 'number' && part !== 0) return [name, String(part)];
      return [name, name === 'id' || fields.includes(name) ? part : null];
    }),
  );
}

/** Gives each later read an almost empty response. */
export async function bareService(page: Page, fields: readonly string[]): Promise<void> {
  await page.route(/\/api\/(?!auth|_sandbox|photos)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body: unknown = await response.json();
    return response.ok()
      ? route.fulfill({ response, json: bared(body, fields) })
      : route.fulfill({ response });
  });
}

/** Text that only a missing value produces. */
const traces = /\b(undefined|null|NaN|Invalid Date|Infinity)\b|\[object \w+\]|1970/;

/** Finds such traces in a screen's text and accessible names. */
const wordTracesOn = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const pattern = new RegExp(source);
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^(aria-|title$|alt$|placeholder$|value$|href$|src$|id$|for$)/.test(name))
          texts.push(value);
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        texts.push(element.value);
      }
    }
    return texts.flatMap((words) => {
      const at = words.search(pattern);
      return at === -1 ? [] : [words.slice(Math.max(0, at - 40), at + 40)];
    });
  }, traces.source);

/** Finds headings, links and labels without words, and empty frames. */
const emptyPlacesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = 'h1, h2, h3, h4, a, button, label, legend, th, dd, strong';
    const speaks = 'svg, img, input, textarea, select, iframe, progress, [aria-label]';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (element.textContent?.trim() || element.closest(`[aria-hidden], ${speaks}`))
          return false;
        if (element.querySelector(speaks) || !element.checkVisibility()) return false;
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        const isFrame =
          width > 4 &&
          height > 4 &&
          (parseFloat(borderTopWidth) > 0 || !/^rgba\(.*, 0\)$/.test(backgroundColor));
        return isFrame || element.matches(named);
      })
      .map((element) => `empty: ${element.outerHTML.slice(0, 160)}`);
  });

/** Finds traces of missing values on a screen. */
export const tracesOn = async (page: Page): Promise<string[]> => [
  ...(await wordTracesOn(page)),
  ...(await emptyPlacesOn(page)),
];
