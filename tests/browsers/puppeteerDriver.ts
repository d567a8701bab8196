import { writeFile } from 'node:fs/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { wait } from '../support/waits.ts';
import { type Driver, phone } from './driver.ts';

/** Firefox logs these if the user leaves a page while it, or its service worker, fetches a file. */
const isLeftBehind =
  /^Failed to load .*A ServiceWorker intercepted the request|error loading dynamically imported module/;

/** Firefox 140 has no command for the screen's orientation and for being offline. */
const isUnknown = /unknown command emulation\.set(?:ScreenOrientationOverride|NetworkConditions)/;

/** Refused and failed requests are part of the journeys, and the browser logs them. */
const isFailedRequest = /^Failed to load resource/;

/**
 * Drives Firefox over WebDriver BiDi, or Chromium over its own protocol. `isPhone` emulates a
 * phone, which Firefox's protocol does not support.
 */
export async function puppeteerDriver(
  browser: Browser,
  version: string,
  isPhone: boolean,
  close: () => Promise<void>,
): Promise<Driver> {
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(wait);
  await page
    .setViewport(isPhone ? { ...phone, isMobile: true, hasTouch: true } : phone)
    .catch(async (error: unknown) => {
      if (!isUnknown.test(String(error))) {
        // An open browser keeps the run from ending.
        await close();
        throw error;
      }
      await page.waitForFunction(`innerWidth === ${phone.width}`);
    });
  // Firefox reports a logged error without its text.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    // oxlint-disable-next-line no-console -- it is not written to
    console.error = (...logged: unknown[]) => error(...logged.map(String));
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!isLeftBehind.test(message)) complaints.push(message);
  });
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warn';
    const isExpected = [isFailedRequest, isLeftBehind].some((one) => one.test(message.text()));
    if (isBad && !isExpected) complaints.push(message.text());
  });
  return {
    version,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // The driver does not wait, because Firefox 140 does not report going back within a page.
    back: async () =>
      void (await (isPhone
        ? page.goBack()
        : page.evaluate('void setTimeout(() => history.back())'))),
    ask: (expression) => page.evaluate(expression),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (words) => page.keyboard.type(words),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are the browsers' own
    press: (key) => page.keyboard.press(key as KeyInput),
    picture: async (file) => writeFile(`${file}.png`, await page.screenshot()),
    offline: (isOffline) =>
      page.setOfflineMode(isOffline).catch((error: unknown) => {
        if (!isUnknown.test(String(error))) throw error;
      }),
    complaints: () => complaints,
    close,
  };
}
