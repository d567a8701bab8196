/** Features outside the page, each of which has a process for each window. */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium's arguments for tests, measurements and pictures. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
];

/**
 * Chromium's arguments for tests alone, whose pages live for seconds, so that optimising their code
 * costs more than it saves.
 */
export const testArgs = [...browserArgs, '--js-flags=--no-maglev,--no-turbofan'];
