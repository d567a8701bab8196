import { parse, type AtRule, type ChildNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { css, isMissing, partsOf, type Feature } from '../support/browserData.ts';
import { sourcesOf } from './sources.ts';

/**
 * These styles may be missing in the oldest supported browsers, because a page then only looks
 * plainer.
 */

const decorative: Readonly<Record<string, string>> = {
  ':has()': 'what is chosen, current or focused is seen on the control itself',
  ':modal': 'the page behind a dialog may be scrolled, and cannot be used',
  '::-moz-progress-bar': 'each engine has its own, in a rule of its own',
  '::-webkit-progress-bar': 'each engine has its own, in a rule of its own',
  '::-webkit-progress-value': 'each engine has its own, in a rule of its own',
  '::-webkit-search-cancel-button': 'engines without it draw no button of their own',
  '@container': 'adds to what is there without it: see older.test.ts',
  'break-after: avoid': 'on paper a heading may end a page',
  'container-type': 'see @container',
  '@media forced-colors': 'browsers without it force no colours',
  '@media prefers-contrast': 'the colours are the usual ones',
  'align-content: start': 'said of grids, all of which know it',
  'backdrop-filter': 'the ground behind it is all but opaque',
  cursor: 'phones have none',
  'forced-color-adjust': 'browsers without it force no colours',
  'light-dark()': 'the build writes both colours: see older.sweep.ts',
  orphans: 'on paper one line of a paragraph may end a page',
  'overscroll-behavior': 'a list at its end moves the page behind it',
  'print-color-adjust': 'the build writes it with its prefix',
  resize: 'fingers have no use for it',
  'scrollbar-gutter': 'a page that grows may move by a scrollbar',
  'scrollbar-width': 'a scrollbar is seen',
  'text-size-adjust': 'where text is not made larger it need not be told',
  'text-wrap': 'lines break less evenly',
  widows: 'on paper one line of a paragraph may begin a page',
};

/** Lists the words of a value, and its functions with their brackets. */
const wordsOf = (value: string): string[] => value.match(/[a-z-]+\(?/gi) ?? [];

/** MDN lists functions and colours under the type of value that they return. */
const types = new Map<string, Feature>();
const collect = (feature: Feature): void => {
  for (const [name, part] of partsOf(feature)) {
    if (!types.has(name)) types.set(name, part);
    collect(part);
  }
};
for (const [, type] of partsOf(css['types'] ?? {})) collect(type);

/**
 * Finds the feature of a unit. Lengths of the small, the large and the dynamic viewport are one
 * feature each.
 */
const unit = (name: string): Feature | undefined => {
  const length = css['types']?.['length'];
  const window = /^([sld])v\w+$/.exec(name)?.[1];
  const kinds: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };
  if (window) return length?.[`viewport_percentage_units_${kinds[window]}`];
  return name.startsWith('cq') ? length?.['container_query_length_units'] : length?.[name];
};

function missingIn(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const property = css['properties']?.[prop];
  if (isMissing(property)) return [prop];
  const missing = wordsOf(value).flatMap((word) => {
    const isFunction = word.endsWith('(');
    const feature = isFunction ? types.get(word.slice(0, -1)) : property?.[word];
    if (!isMissing(feature)) return [];
    return isFunction ? [`${word})`] : [`${prop}: ${word}`];
  });
  const units = [...value.matchAll(/\d([a-z]+)\b/gi)].map(([, name = '']) => name);
  const spoken = prop === 'content' && value.includes('/') && isMissing(property?.['alt_text']);
  return [
    ...missing,
    ...units.filter((name) => isMissing(unit(name))),
    ...(spoken ? ['content: … / …'] : []),
  ];
}

/**
 * Lists the features of a sheet that a supported browser lacks, without a plain value before them.
 */
function youngIn(node: ChildNode): string[] {
  if (node.type === 'comment') return [];
  if (node.type === 'decl') {
    const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
    const isPlain = (other: ChildNode) =>
      other.type === 'decl' && other.prop === node.prop && missingIn(other).length === 0;
    return before.some(isPlain) ? [] : missingIn(node);
  }
  const inside = node.nodes?.flatMap(youngIn) ?? [];
  if (node.type === 'rule') return [...selectorsOf(node.selectors), ...inside];
  return [...atRule(node), ...inside.filter((name) => !asksFor(node, name))];
}

/** Lists the unknown selectors of a rule, because one of them makes a browser drop the whole rule. */
function selectorsOf(selectors: readonly string[]): string[] {
  const each = selectors.map((selector) =>
    [...selector.matchAll(/::?([\w-]+)/g)].flatMap(([word, name = '']) => {
      const feature = css['selectors']?.[name] ?? css['selectors']?.[name.replace(/^-/, '')];
      return isMissing(feature) ? [name === 'has' ? ':has()' : word] : [];
    }),
  );
  const isMixed =
    each.some((found) => found.length > 0) && each.some((found) => found.length === 0);
  return isMixed ? [`the list ${selectors.join(', ')}`] : each.flat();
}

function atRule({ name, params }: AtRule): string[] {
  const rule = css['at-rules']?.[name];
  if (isMissing(rule)) return [`@${name}`];
  return wordsOf(params).flatMap((word) => (isMissing(rule?.[word]) ? [`@${name} ${word}`] : []));
}

const asksFor = ({ name, params }: AtRule, feature: string): boolean =>
  name === 'supports' && params.includes(feature.replace(/\)$/, ''));

const young = sourcesOf('src').flatMap(({ path, text }) =>
  path.endsWith('.css')
    ? parse(text).nodes.flatMap((node) => youngIn(node).map((name) => ({ path, name })))
    : [],
);

/** Returns a feature's name on the list. For a property, one name covers all its values. */
const listed = (name: string): string | undefined =>
  [name, name.replace(/: .*/, '')].find((word) => word in decorative);

test('styles need nothing that a supported browser does not know', () => {
  const places = young.filter(({ name }) => listed(name) === undefined);
  expect(places.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every entry of the list is in use', () => {
  const used = new Set(young.map(({ name }) => listed(name)));
  expect(Object.keys(decorative).filter((name) => !used.has(name))).toEqual([]);
});

test('an outline is removed only for one that every supported browser draws', () => {
  // A ring is not needed for elements that only a script focuses.
  const taken = /(?<!\[tabindex='-1'\]:focus-visible) \{[^{}]*outline: none/;
  const beside = sourcesOf('src').filter(
    ({ path, text }) =>
      path.endsWith('.css') &&
      /:has\([^)]*:focus-visible\)/.test(text) &&
      taken.test(text.replace(/@supports selector\(:has\(a\)\) \{[^{}]*\{[^{}]*\}\s*\}/g, '')),
  );
  expect(beside.map(({ path }) => path)).toEqual([]);
});
