// The first script of every page, before its first paint: small, and kept by browsers for good. What it is to do is said by the attributes of its element
// (src/app/build/template.ts); without any, as in development, it only sets the colours.
const { entry, after, files, pages, fonts } = document.currentScript.dataset;

// A chosen colour scheme; src/lib/scheme.ts keeps the key.
try {
  const theme = localStorage.getItem('akada_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's scheme stands.
}

// Words are there before their font: it takes its place when it comes.
if (fonts) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts;
  document.head.append(link);
}

/** Asks for files before the code that needs them does. */
const fetchAhead = (names) => {
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

/** Starts the app, once. */
let started = false;
const start = () => {
  if (started) return;
  started = true;
  fetchAhead(files.split(' ').filter(Boolean));
  void import(entry);
};

/** Starts it when what the page shows is on the screen. */
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));

/** Whoever is logged in finds another header here: the page is not right without the app. */
const isKnown = () => {
  try {
    return localStorage.getItem('akada_token') !== null;
  } catch {
    return false;
  }
};

/** What somebody does first who is here to stay. Links lead on without the app. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

if (entry) {
  // A button tapped before the app is there is tapped again when it is.
  let tapped = null;
  const remember = ({ target }) => {
    tapped = target.closest('button');
  };
  addEventListener('click', remember, true);
  addEventListener(
    'akada:ready',
    () => {
      removeEventListener('click', remember, true);
      tapped?.click();
    },
    { once: true },
  );

  if (after === 'use') for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (after !== 'use' || isKnown()) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint);
    else startAfterPaint();
  }
}

if (pages) {
  // The page for all addresses of the dashboards: what this address needs comes side by side.
  const here = location.pathname.split('/').filter(Boolean);
  const fits = (path) => {
    const parts = path.split('/').filter(Boolean);
    return (
      parts.length === here.length &&
      parts.every((part, at) => part.startsWith(':') || part === here[at])
    );
  };
  const page = JSON.parse(pages).find(([path]) => fits(path));
  if (page) fetchAhead(page[1]);
}
