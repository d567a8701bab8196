import type { Page } from '@playwright/test';
import type { LoggedRequest } from '../../../sandbox/traffic/requestLog.ts';

/** Gives each request of a page its own name, which only a repeat by the browser has too. */
export async function nameRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    let made = 0;
    XMLHttpRequest.prototype.send = function sendNamed(body) {
      made += 1;
      this.setRequestHeader('X-Made', `${performance.timeOrigin}-${made}`);
      send.call(this, body);
    };
  });
}

const isDone = ({ status, lost = status }: LoggedRequest): boolean => lost >= 200 && lost < 300;

/** Counts the page's writes that the API carried out, and their repeats by the browser. */
export function carriedOut(writes: readonly LoggedRequest[]): { sent: number; repeated: number } {
  const done = writes.filter(isDone);
  const sent = new Set(done.map(({ made }) => made)).size;
  return { sent, repeated: done.length - sent };
}
