import type { Page } from '@playwright/test';
import type { LoggedRequest } from '../../../sandbox/traffic/requestLog.ts';

/**
 * Has each request of a page carry a name of its own. What the browser repeats by itself carries the
 * same name again: by that alone it is told from what the page sends a second time.
 */
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

/**
 * Of writes that the service has carried out: how many the page has sent, and how many more there are
 * because the browser repeated one of them.
 */
export function carriedOut(writes: readonly LoggedRequest[]): { sent: number; repeated: number } {
  const done = writes.filter(isDone);
  const sent = new Set(done.map(({ made }) => made)).size;
  return { sent, repeated: done.length - sent };
}
