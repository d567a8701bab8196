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

/**
 * For tests alone: their pages live for seconds, and to optimise code for so short a life costs more
 * than it brings, a tenth of all they take. Whatever is timed runs as it does on people's devices.
 */
export const testArgs = [...browserArgs, '--js-flags=--no-maglev,--no-turbofan'];
