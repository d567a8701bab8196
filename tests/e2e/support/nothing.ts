import type { Page } from '@playwright/test';
import { isRecord } from '../../sandbox/http/body.ts';

/**
 * The service at its barest: null in every field that may be missing, numbers as texts, null among the
 * items, references to nobody. What stays are ids, and what leads to a screen.
 */

/** What is kept as it is, by the beginning of the address. */
interface Kept {
  /** Fields that stay: without them there would be no such screen. */
  fields: readonly string[];
}

function bared(value: unknown, { fields }: Kept): unknown {
  if (Array.isArray(value)) return [null, ...value.map((item) => bared(item, { fields })), 7, 'x'];
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'items' || name === 'tracks') return [name, bared(part, { fields })];
      if (typeof part === 'number' && part !== 0) return [name, String(part)];
      return [name, name === 'id' || fields.includes(name) ? part : null];
    }),
  );
}

/** From here on the service answers each read with next to nothing. */
export async function bareService(page: Page, fields: readonly string[]): Promise<void> {
  await page.route(/\/api\/(?!auth|_sandbox|photos)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body: unknown = await response.json();
    return response.ok()
      ? route.fulfill({ response, json: bared(body, { fields }) })
      : route.fulfill({ response });
  });
}

/** Words that only a missing value writes. */
const traces = /\b(undefined|null|NaN|Invalid Date|Infinity)\b|\[object \w+\]|1970/;

/** What a screen says in all its words and names that it should not say. */
export const tracesOn = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const pattern = new RegExp(source);
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^(aria-|title$|alt$|placeholder$|value$|href$|src$|id$|for$)/.test(name))
          said.push(value);
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        said.push(element.value);
      }
    }
    return said.flatMap((words) => {
      const at = words.search(pattern);
      return at === -1 ? [] : [words.slice(Math.max(0, at - 40), at + 40)];
    });
  }, traces.source);
