import { displayFont } from '../brand.ts';
import { plainPath } from '../plainPath.ts';
import { presentMonth } from '../lib/clock.ts';
import { refusedUntil, spend } from '../api/allowance.ts';
import { isRecord } from '../lib/values.ts';
import { readyEvent } from '../lib/worker/readyEvent.ts';
import { applyScheme } from '../ui/scheme.ts';
import { sessionFrom, tokenKey } from '../auth/session.ts';
import { readText } from '../lib/storage.ts';

/**
 * The first script of every page, before its first paint: small, and kept by browsers for good. What it
 * is to do is said by the attributes of its element (src/build/template.ts); without any, as in
 * development, it only sets the colours and names the icons and the manifest.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a script with an address
const { src, dataset } = document.currentScript as HTMLScriptElement;
const { path, app, after, madeIn, files, api, fonts } = dataset;

// Without these the app cannot run: nothing of it is started, and the page is one to read.
const isOld = !('HTMLDialogElement' in window && 'replaceAll' in String.prototype);
const { entry, pages }: DOMStringMap = isOld ? {} : dataset;

// Until this is said, the page says what is wrong (src/build/help.ts), and has no menu to open.
const run = () => {
  document.documentElement.dataset.boot = '';
};
const older = AKADA_OLDER;
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

// A build puts the drawing itself in the place of its address: this script is kept, the pages are not.
addLink('icon', AKADA_ICON);

/**
 * Does something when the first words are on the screen, not their mere ground; where the browser is
 * slow to say so, some milliseconds after it must have drawn them. One that is too old does not tell.
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

// What a browser needs to install the site is not needed to read it.
afterPaint(() => {
  addLink('manifest', '/site.webmanifest');
  addLink('apple-touch-icon', '/apple-touch-icon.png');
});

// The address in the bar, as the router reads it, and whether this page was made for it: there are hosts
// that answer every address with the landing page, or those of the app with the 404 page (`*`).
const here = plainPath(location.pathname);
const isRight = !path || path === here || (path === '*' && !here.startsWith(app ?? ''));

if (fonts) {
  // Words are there before their font: it takes its place when it comes. Where this script came over
  // the line the font will too, and must not keep the first words waiting, nor, in the dashboards, the
  // scripts: there it comes beside the answers with the first rows. Where it is kept it is there at once.
  // While it comes the styles name its fallback alone: Firefox would draw no words at first.
  const { documentElement } = document;
  documentElement.dataset.font = '';
  const [visit] = performance.getEntriesByName(src);
  const isFirst = visit instanceof PerformanceResourceTiming && visit.transferSize > 0;
  const isDrawable = new Promise<void>((resolve) => {
    if (AKADA_AREA && isFirst) addEventListener(readyEvent, () => resolve(), { once: true });
    else resolve();
  });
  const loadFonts = () => {
    addLink('stylesheet', fonts).addEventListener('load', async () => {
      await isDrawable;
      await document.fonts.load(`700 1em "${displayFont}"`).catch(() => {});
      delete documentElement.dataset.font;
    });
  };
  if (AKADA_AREA || !isFirst) loadFonts();
  else afterPaint(loadFonts);
}

/** Asks for files before the code that needs them does. */
const fetchAhead = (names: readonly string[]) => {
  for (const name of names) {
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As the bundle's own loader asks for styles, or they would come twice.
    link.crossOrigin = 'anonymous';
    link.href = name;
    document.head.append(link);
  }
};

/** Starts the app, once; where the line is down, again when it is back or somebody presses. */
let started = false;
let failures = 0;
const start = () => {
  if (started || !entry) return;
  started = true;
  if (files) fetchAhead(files.split(' '));
  // Chromium up to 150, at least, never fetches a module again that it could not load: a retry takes
  // another address of the same file.
  import(failures > 0 ? `${entry}?${failures}` : entry).then(run, () => {
    started = false;
    failures += 1;
    delete document.documentElement.dataset.boot;
    addEventListener('online', start, { once: true });
  });
};

/** A page that says what month it is may be older than that: only the app knows. */
const isOutdated = () => madeIn && Number(madeIn) !== presentMonth();

/** The history may have an entry of a menu that was open before a reload: the app takes it out. */
const hasOverlay = () => isRecord(history.state) && Boolean(history.state['overlay']);

/** What somebody does first who is here to stay. Links lead on without the app. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

if (!AKADA_AREA && entry) {
  // A button pressed before the app is there is pressed again when it is; so is a form's by the Enter
  // key. Meanwhile the browser must not send the form by itself.
  let pressed: HTMLButtonElement | undefined;
  const remember = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // What is to be sent is not forgotten over a look at the password.
    if (pressed?.type !== 'submit') pressed = button;
    event.preventDefault();
    event.stopPropagation();
    start();
  };
  addEventListener('click', remember, true);
  // Without scripts nothing is sent, so it cannot be pressed.
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-waits]'))
      button.disabled = false;
  });
  addEventListener(
    readyEvent,
    () => {
      removeEventListener('click', remember, true);
      // Not in the middle of React's own work, which would put off what the press asks for.
      queueMicrotask(() => pressed?.click());
    },
    { once: true },
  );

  if (isRight) {
    if (after === 'use') for (const sign of signs) addEventListener(sign, start, { passive: true });
    // Whoever is logged in finds another header here: the page is not right without the app.
    const isKnown = readText(tokenKey) !== null;
    if (after !== 'use' || isKnown || isOutdated() || hasOverlay()) afterPaint(start);
  } else {
    // Another page's words are never seen. What is shown instead has a script of its own.
    const elsewhere = AKADA_ELSEWHERE;
    document.documentElement.hidden = true;
    fetchAhead([entry]);
    const show = () => {
      document.documentElement.hidden = false;
      start();
    };
    import(elsewhere).then(show, show);
  }
}

/**
 * Asks for the profile, which every page of the dashboards waits for, while their code is on its way;
 * `src/api/client.ts` hands the answer over. Only where the app would ask as well: with a
 * token that is a login, and not while the service refuses us.
 * @throws where the token is none
 */
const askAhead = () => {
  const token = readText(tokenKey) ?? '';
  const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const session = sessionFrom(JSON.parse(atob(claims)), Date.now());
  if (!session || refusedUntil() !== null || !navigator.onLine) return;
  // `AbortSignal.timeout` is younger than the phones we care about.
  const end = new AbortController();
  setTimeout(() => end.abort(), 30_000);
  const answer = fetch(`${api}/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: end.signal,
  });
  // The app hears of it when it takes the answer over.
  answer.catch(() => {});
  window.akadaEarly = { path: 'profile', token, answer };
  // It counts also where the page is left before the app takes it over; elsewhere with a pre-flight.
  spend(api?.startsWith('/') ? 1 : 2);
};

if (AKADA_AREA && pages) {
  // The page for all addresses of the dashboards: what this address needs comes side by side.
  const steps = here.split('/').filter(Boolean);
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
  if (page) {
    try {
      askAhead();
    } catch {
      // No login, or nothing that this browser can read: the app asks.
    }
    fetchAhead(page[1]);
  }
}
