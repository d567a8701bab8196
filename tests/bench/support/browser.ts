import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expirationKey, tokenKey } from '../../../src/auth/session.ts';
import { browserArgs } from '../../support/browserArgs.ts';
import { loginToken } from '../../support/sandboxServer.ts';

/** Opens the browser of all measurements. Each measurement has its own context. */
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

/** A browser, and the site that it visits. */
export interface Visited {
  browser: Browser;
  origin: string;
}

/** The site and the settings of a measurement. */
export interface Setup extends Visited {
  /** The number of runs for values that vary. */
  runs: number;
  /** False to measure only the most important numbers. */
  isWhole: boolean;
}

interface Visitor {
  /** The email of a user who is logged in from an earlier visit. */
  as?: string | undefined;
  /** The localStorage of an earlier visit, besides the login. */
  stored?: readonly StorageItem[];
  viewport?: { width: number; height: number };
  serviceWorkers?: 'allow' | 'block';
}

/** Creates a browser profile with empty caches and the given localStorage. */
export async function newVisitor(
  { browser, origin }: Visited,
  { as, stored = [], viewport = phone, serviceWorkers = 'allow' }: Visitor = {},
): Promise<BrowserContext> {
  const login = as ? await loginOf(origin, as) : [];
  return browser.newContext({
    baseURL: origin,
    viewport,
    serviceWorkers,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [...login, ...stored] }] },
  });
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
