import { displayFont } from '../brand.ts';
import { plainPath } from '../plainPath.ts';
import { presentMonth } from '../lib/clock.ts';
import { readyEvent } from '../lib/worker/readyEvent.ts';
import { applyScheme } from '../ui/scheme.ts';
import { tokenKey } from '../auth/session.ts';
import { readText } from '../lib/storage.ts';

/**
 * First script on every page. It runs before first paint, so keep it small. Its `data-` attributes
 * (`src/build/template.ts`) are its instructions.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a script with an address
const { src, dataset } = document.currentScript as HTMLScriptElement;
const { after, madeIn, files, fonts } = dataset;

// The app needs these features. Without them, leave the page as static HTML.
const isOld = !('HTMLDialogElement' in window && 'replaceAll' in String.prototype);
const { entry, pages }: DOMStringMap = isOld ? {} : dataset;

// Until scripts run, CSS shows the “cannot start” message (`src/build/help.ts`).
const run = () => {
  document.documentElement.dataset.boot = '';
};
const older = '/older.js';
if (isOld) void import(older);
else run();

applyScheme();

const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
};

// A build inlines the icon, because browsers cache this script, but not the pages.
addLink('icon', AKADA_ICON);

/**
 * Runs `work` after first contentful paint, or 200 ms after the first frame if the browser does not
 * report it.
 */
const afterPaint = (work: () => void) => {
  if (isOld) return;
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
  const wait = () => requestAnimationFrame(() => setTimeout(once, 200));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait);
  else wait();
};

// Only installing needs these links, not reading.
afterPaint(() => {
  addLink('manifest', '/site.webmanifest');
  addLink('apple-touch-icon', '/apple-touch-icon.png');
});

if (fonts) {
  // Show text in the fallback font first, because Firefox otherwise draws no text. If this script
  // came from the network, load the font after first paint. If it was cached, so is the font.
  const { documentElement } = document;
  documentElement.dataset.font = '';
  const [visit] = performance.getEntriesByName(src);
  const isFirst = visit instanceof PerformanceResourceTiming && visit.transferSize > 0;
  let isReady = false;
  if (AKADA_AREA) addEventListener(readyEvent, () => (isReady = true), { once: true });
  const loadFonts = () => {
    addLink('stylesheet', fonts).addEventListener('load', async () => {
      await document.fonts.load(`700 1em "${displayFont}"`).catch(() => {});
      // Rows that are there already would move, so only the next page shows it.
      if (isReady) documentElement.dataset.font = 'loaded';
      else delete documentElement.dataset.font;
    });
  };
  if (AKADA_AREA || !isFirst) loadFonts();
  else afterPaint(loadFonts);
}

const fetchAhead = (names: readonly string[]) => {
  for (const name of names) {
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // Matches the loader's request, so that styles load once.
    link.crossOrigin = 'anonymous';
    link.href = name;
    document.head.append(link);
  }
};

/** Starts the app once. After a failed download, the next `online` event or click tries again. */
let started = false;
let failures = 0;
const start = () => {
  if (started || !entry) return;
  started = true;
  if (files) fetchAhead(files.split(' '));
  // Chromium (as of version 150) never retries a failed module, so use another address of the file.
  import(failures > 0 ? `${entry}?${failures}` : entry).then(run, () => {
    started = false;
    failures += 1;
    delete document.documentElement.dataset.boot;
    addEventListener('online', start, { once: true });
  });
};

/** A page that shows the current month may be outdated, which only the app can fix. */
const isOutdated = () => madeIn && Number(madeIn) !== presentMonth();

/** Events that show the visitor is using the page; any of them starts the app. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

if (!AKADA_AREA && entry) {
  // A button pressed before the app has loaded is pressed again once it has. Until then the browser
  // must not send the form.
  let pressed: HTMLButtonElement | undefined;
  const remember = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // A later click on “Show password” must not replace a pending submit.
    if (pressed?.type !== 'submit') pressed = button;
    event.preventDefault();
    event.stopPropagation();
    start();
  };
  addEventListener('click', remember, true);
  // Disabled in the HTML, because nothing can be sent without scripts.
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-waits]'))
      button.disabled = false;
  });
  addEventListener(
    readyEvent,
    () => {
      removeEventListener('click', remember, true);
      // After React's current work, which otherwise delays the press's effect.
      queueMicrotask(() => pressed?.click());
    },
    { once: true },
  );

  if (after === 'use') for (const sign of signs) addEventListener(sign, start, { passive: true });
  // Logged-in users have another header, which only the app can render.
  const isKnown = readText(tokenKey) !== null;
  if (after !== 'use' || isKnown || isOutdated()) afterPaint(start);
}

if (AKADA_AREA && pages) {
  // All dashboard addresses share one page, so preload this address's files in parallel.
  const steps = plainPath(location.pathname).split('/').filter(Boolean);
  const fits = (pattern: string) => {
    const parts = pattern.split('/').filter(Boolean);
    return (
      parts.length === steps.length &&
      parts.every((part, at) => part.startsWith(':') || part === steps[at])
    );
  };
  addEventListener('DOMContentLoaded', start);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own, of this very build
  const table = JSON.parse(pages) as readonly [pattern: string, files: readonly string[]][];
  const page = table.find(([pattern]) => fits(pattern));
  if (page) fetchAhead(page[1]);
}
