import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expirationKey, tokenKey } from '../../src/auth/session.ts';
import { browserArgs } from './browserArgs.ts';
import { loginToken } from './sandboxServer.ts';

/** Opens the browser of measurements and pictures. Each of them has its own context. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserArgs });

const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

interface StorageItem {
  name: string;
  value: string;
}

/** Logs in and returns the localStorage of the login. */
export async function loginOf(origin: string, email: string): Promise<StorageItem[]> {
  return [
    { name: tokenKey, value: await loginToken(origin, email) },
    { name: expirationKey, value: new Date(Date.now() + 3_600_000).toISOString() },
  ];
}

/** Stores a login of an earlier visit in a browser; call it before the first page. */
export async function storeLogin(
  context: BrowserContext,
  origin: string,
  email: string,
): Promise<void> {
  const localStorage = await loginOf(origin, email);
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** A browser, and the site that it visits. */
export interface Visited {
  browser: Browser;
  origin: string;
}

interface Visitor {
  /** The email of a user who is logged in from an earlier visit. */
  as?: string;
  viewport?: { width: number; height: number };
  serviceWorkers?: 'allow' | 'block';
}

/** Creates a browser profile with empty caches. */
export async function newVisitor(
  { browser, origin }: Visited,
  { as, viewport = phone, serviceWorkers = 'allow' }: Visitor = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    serviceWorkers,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  });
  if (as !== undefined) await storeLogin(context, origin, as);
  return context;
}

/** Runs work in a new profile and closes the profile. */
export async function asVisitor<Result>(
  site: Visited,
  visitor: Visitor,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(site, visitor);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
