import type { Page } from '@playwright/test';

/** A slow connection: 400 kbit/s, 400 ms. */
const badLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** The API's response time on a slow connection, in milliseconds. */
export const answerAfter = 200;

/** Slows a page down from now on. */
export async function onBadLine(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', badLine);
}
