import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isRecord } from '../../sandbox/http/body.ts';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { expirationKey, tokenKey } from '../../../src/auth/session.ts';
import { browserArgs } from '../../support/browserArgs.ts';

/** The browser of all measurements. Each measurement has its own context. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserArgs });

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

interface StorageItem {
  name: string;
  value: string;
}

/** Logs in and returns the localStorage of the login. */
export async function loginOf(origin: string, email: string): Promise<StorageItem[]> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const body: unknown = await response.json();
  const token = isRecord(body) ? body['accessToken'] : undefined;
  if (typeof token !== 'string') throw new Error(`${email} cannot log in`);
  return [
    { name: tokenKey, value: token },
    { name: expirationKey, value: new Date(Date.now() + 3_600_000).toISOString() },
  ];
}

interface Visitor {
  origin: string;
  /** The localStorage of an earlier visit: a login. */
  login?: readonly StorageItem[];
  viewport?: { width: number; height: number };
  serviceWorkers?: 'allow' | 'block';
}

/** Creates a browser profile with empty caches and the given localStorage. */
export function newVisitor(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const { origin, login = [], viewport = phone, serviceWorkers = 'allow' } = visitor;
  return browser.newContext({
    baseURL: origin,
    viewport,
    serviceWorkers,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [...login] }] },
  });
}

/** Runs work in a new profile and closes the profile. */
export async function asVisitor<Result>(
  browser: Browser,
  visitor: Visitor,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(browser, visitor);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
