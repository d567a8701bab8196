import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../src/build/supportedBrowsers.ts';

/** The features of the oldest supported browsers, by MDN's browser compatibility data. */

/** MDN's names of the browsers that package.json names. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  android: 'webview_android',
  opera: 'opera',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

function isWithin(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [most = 0, mostMinor = 0] = limit.split('.').map(Number);
  return major < most || (major === most && minor <= mostMinor);
}

/**
 * Lists the browsers that lack a feature. Support under a prefix counts, because the build writes
 * prefixes. A browser without data counts as supporting it.
 */
function lackingIn({ support }: CompatStatement): string[] {
  return oldestBrowsers
    .filter(([browser, version]) => {
      const name = names[browser];
      if (name === undefined) throw new Error(`MDN's name of "${browser}" is missing here`);
      const statements = [support[name] ?? []].flat();
      return !(
        statements.length === 0 ||
        statements.some(
          ({ version_added: added, version_removed: removed, flags, alternative_name: other }) =>
            typeof added === 'string' &&
            added !== 'preview' &&
            flags === undefined &&
            other === undefined &&
            isWithin(added, version) &&
            !(typeof removed === 'string' && isWithin(removed, version)),
        )
      );
    })
    .map(([browser]) => browser);
}

/** Returns whether one of the oldest browsers lacks a feature; false for an unknown feature. */
export const isMissing = (feature: Identifier | undefined): boolean =>
  // oxlint-disable-next-line no-underscore-dangle -- MDN's own name
  [feature?.__compat].some((statement) => statement && lackingIn(statement).length > 0);

/** Returns a feature's parts, which MDN stores next to the data of the feature itself. */
export const partsOf = (feature: Identifier): [name: string, part: Identifier][] =>
  Object.keys(feature).flatMap((name) => {
    const part = name === '__compat' ? undefined : feature[name];
    return part ? [[name, part]] : [];
  });

export type Feature = Identifier;

// The data has twenty megabytes, which `require` reads as JSON instead of a module.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
export const { api, css, html } = data;

/** A member of an object's prototype, of the object itself, or of `window`. */
export interface Missing {
  owner: string;
  name: string;
  kind: 'member' | 'static' | 'global';
}

const missingOf = (owner: string, [key, feature]: [string, Feature]): Missing[] => {
  if (!isMissing(feature)) return [];
  const [, name = key, kind] = /^(\w+)_(static|event)$/.exec(key) ?? [];
  if (kind === undefined && key.includes('_')) return [];
  if (kind === 'event') return [{ owner, name: `on${name}`, kind: 'member' }];
  return [{ owner, name, kind: kind === 'static' ? 'static' : 'member' }];
};

/** All of the DOM that one of the oldest browsers lacks. */
export const missing: readonly Missing[] = partsOf(api).flatMap(([name, feature]): Missing[] =>
  isMissing(feature)
    ? [{ owner: '', name, kind: 'global' }]
    : partsOf(feature).flatMap((part) => missingOf(name, part)),
);
