import { readFileSync } from 'node:fs';

/** The oldest supported browsers, from package.json: `safari >= 15.4`. */
export const oldestBrowsers: readonly (readonly [browser: string, version: string])[] =
  readOldest();

function readOldest(): [string, string][] {
  const file = `${import.meta.dirname}/../../package.json`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own package.json
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (browser === '')
      throw new Error(`package.json: a browser is "name >= version", not ${line}`);
    return [browser, version];
  });
}

/** The browsers that esbuild knows; all others are variants of a Chrome version in the list. */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  opera: 'opera',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The targets for which the build lowers scripts and styles. */
export const targets = oldestBrowsers.flatMap(([browser, version]) =>
  names[browser] === undefined ? [] : [`${names[browser]}${version}`],
);
