/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import { expect, type Page } from '@playwright/test';
import { linkParts } from '../../../src/lib/links.ts';
import { commonTexts } from '../../../src/ui/texts.ts';
import { wait } from '../../support/waits.ts';

/** Collects a page's errors, and the errors and warnings in its console, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

export interface Watched {
  /** The arguments of `pwned`. */
  ran: string[];
  /** As `directive address`. */
  violations: string[];
  /** As `type address`; all of them are blocked. */
  foreign: string[];
  /** Dialogs, popups and script errors. */
  noise: string[];
  console: string[];
}

/** Watches a page from its first script on; requests to other origins are blocked. */
export async function watch(page: Page, origin: string): Promise<Watched> {
  const seen: Watched = { ran: [], violations: [], foreign: [], noise: [], console: [] };
  page.on('dialog', (dialog) => {
    seen.noise.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.noise.push(`popup ${popup.url()}`));
  page.on('pageerror', (error) => seen.noise.push(`error ${error.message}`));
  page.on('console', (message) => seen.console.push(message.text()));
  await page.exposeFunction('reportRun', (what: string) => void seen.ran.push(what));
  await page.exposeFunction('reportViolation', (what: string) => void seen.violations.push(what));
  await page.addInitScript(() => {
    const report = (name: string, what: string) => {
      const listener: unknown = Reflect.get(window, name);
      if (typeof listener === 'function') listener(what);
    };
    Object.assign(window, {
      pwned: (what?: unknown) => report('reportRun', `ran ${String(what)}`),
    });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      report('reportViolation', `${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      seen.foreign.push(`${route.request().resourceType()} ${route.request().url()}`);
      await route.abort();
    },
  );
  return seen;
}

/** Returns the forbidden requests to other origins: all except pictures over https. */
export const leaks = ({ foreign }: Watched): string[] =>
  foreign.filter((request) => !request.startsWith('image https://'));

/**
 * Expects that nothing has run, nothing was requested elsewhere, and the policy had nothing to
 * block.
 */
export function expectNoComplaints(seen: Watched): void {
  expect(seen.ran).toEqual([]);
  expect(seen.noise).toEqual([]);
  expect(seen.violations).toEqual([]);
  expect(leaks(seen)).toEqual([]);
  expect(seen.console.filter((text) => text.includes('pwned'))).toEqual([]);
}

export interface Stop {
  path: string;
  /** A user’s exact text, shown once the page has loaded. */
  words: string;
  /** A selector of the element with that text. */
  within: string;
  /** A button to press once the page with this heading is visible, by a part of its text. */
  press?: { heading: string; words: string };
}

/**
 * Follows addresses as links do and inspects each screen's DOM. Returns faults, and the stops that
 * did not appear.
 */
export function visit(page: Page, stops: readonly Stop[]): Promise<string[]> {
  // Comments show the addresses of links shorter.
  const linkedOf = (words: string): string =>
    linkParts(words)
      .map(({ text, href }) => (href === null ? text : `${text} ${commonTexts.opensInNewTab}`))
      .join('');
  const all = stops.map((stop) => ({ ...stop, linked: linkedOf(stop.words) }));
  const given = { all, patience: wait };
  return page.evaluate(async ({ all: places, patience }) => {
    const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
    const faultOf = (element: Element): string | null => {
      const name = element.localName;
      if (/^(iframe|object|embed|base|frame|portal|plaintext|xmp|template|math)$/.test(name)) {
        return `<${name}>`;
      }
      const handler = [...element.attributes].find((attribute) =>
        /^(on|formaction$|srcdoc$|ping$)/i.test(attribute.name),
      );
      if (handler) return `${name} ${handler.name}`;
      // The first script is inline, with its hash in the policy of the page's head.
      if (element.matches('head > script[data-start]')) return null;
      if (element instanceof HTMLScriptElement) {
        return element.src.startsWith(`${location.origin}/`) ? null : 'script';
      }
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
        return schemes.has(element.protocol) ? null : `link ${element.href}`;
      }
      if (element instanceof HTMLImageElement) {
        const safe = element.src.startsWith('https://') || element.src.startsWith(location.origin);
        return safe ? null : `picture ${element.src}`;
      }
      if (element instanceof HTMLFormElement && element.hasAttribute('action'))
        return 'form action';
      // The policy that the build writes into the page's head.
      if (element.matches('head > meta[http-equiv="Content-Security-Policy"]')) return null;
      if (element instanceof HTMLMetaElement && element.httpEquiv !== '') return 'meta http-equiv';
      return null;
    };
    const faults = (): string[] => {
      const found = [...document.querySelectorAll('*')].flatMap((one) => faultOf(one) ?? []);
      const named = document.querySelector(
        'article :is(p, a, img, form, input)[id], article [name]',
      );
      const own =
        document.body instanceof HTMLBodyElement &&
        localStorage instanceof Storage &&
        typeof document.getElementById === 'function' &&
        typeof document.cookie === 'string';
      return [
        ...found,
        ...(named ? ['a name in the brief'] : []),
        ...(own ? [] : ['a name of ours is taken']),
      ];
    };
    const until = async (is: () => boolean): Promise<boolean> => {
      const end = performance.now() + patience;
      while (!is()) {
        if (performance.now() > end) return false;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      return true;
    };
    const button = (words: string) =>
      [...document.querySelectorAll<HTMLElement>('main button, dialog[open] button')].find((one) =>
        `${one.getAttribute('aria-label')} ${one.textContent}`.includes(words),
      );
    const bad: string[] = [];
    for (const { path, words, linked, within, press } of places) {
      if (bad.length > 3) break;
      if (location.pathname + location.search !== path) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }
      if (press !== undefined) {
        const isReady = () =>
          document.querySelector('main h1')?.textContent.includes(press.heading) === true &&
          button(press.words) !== undefined;
        if (!(await until(isReady))) bad.push(`${path}: no ${press.words}`);
        button(press.words)?.click();
      }
      const there = () =>
        [...document.querySelectorAll(within)].some(
          ({ textContent }) => textContent.includes(words) || textContent.includes(linked),
        );
      if (!(await until(there))) bad.push(`${path}: not there: ${words}`);
      bad.push(...faults().map((fault) => `${path}: ${fault}: ${words}`));
      if (press !== undefined) button('Close')?.click();
    }
    return bad;
  }, given);
}
