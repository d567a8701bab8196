/**
 * Parts of the window around the page that nobody sees in a test: each is a process of its own for
 * every window, and together they cost more than the page.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** How Chromium is started for tests, measurements and pictures. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unseen.join(',')}`,
];
