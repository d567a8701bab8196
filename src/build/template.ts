import { createHash } from 'node:crypto';
import type { PageStart } from '../app/pageStart.ts';
import { help, helpAlone } from './help.ts';
import { findNeeded, type BundleScript } from './parts.ts';

export const appFile = 'app.html';

/** Names the file of an address: `/team` is `team.html`, and `*` is `404.html`. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export interface Build {
  /** The built `index.html`. */
  template: string;
  parts: readonly BundleScript[];
  /** The text of the boot script. */
  boot: string;
  /** The address of the display font. */
  font: string;
  /** The style sheets, by address. */
  sheets: ReadonlyMap<string, string>;
}

const entry = ['/src/main.tsx'];
/** The scripts of every page with a store, and of every page of the dashboards. */
const withStore = [...entry, '/src/app/StoreRoot.tsx'];
const withArea = [
  ...withStore,
  '/src/app/Areas.tsx',
  '/src/api/client.ts',
  '/src/api/responses.ts',
];

const bootScript = /<script +src="\/boot\.js"><\/script>/;
const emptyRoot = '<div id="root"></div>';
const builtScript = /\s*<script type="module"[^>]*><\/script>/;
const builtLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/**
 * Returns `index.html` without its indentation, and without the links and the script that Vite
 * added.
 */
const withoutScripts = ({ template }: Build): string =>
  template.replace(/\n\s*/g, '').replace(builtLinks, '').replace(builtScript, '');

/** Matches the elements of the head, which React renders before the page's content. */
const heading = /^(?:<title>[^]*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

const forOlder = '<script nomodule src="/older.js"></script>';

/**
 * Removes characters that the parser does not need. React escapes quotes and `>`.
 */
const minifyHtml = (page: string): string =>
  page
    .replace(/\s*\/>/g, '>')
    .replace(/ class="([\w-]+)"/g, ' class=$1')
    // Only routers with a server use these attributes.
    .replaceAll(' data-discover="true"', '');

function put(page: string, mark: string | RegExp, text: string): string {
  const filled = page.replace(mark, () => text);
  if (filled === page) throw new Error(`index.html has no ${mark}`);
  return filled;
}

/**
 * Returns styles as inline HTML. The disabled links are never fetched; they tell the loader of
 * dynamic imports that these sheets are present.
 */
function inlineStyles(styles: readonly string[], { sheets }: Build): string {
  const texts = styles.map((name) => sheets.get(name) ?? '');
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}" disabled />`);
  return `<style>${texts.join('')}</style>${links.join('')}`;
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Preloads a font. Chromium ignores the page's referrer policy for a font that only inline styles
 * name.
 */
const preloadOf = ({ font }: Build): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin referrerpolicy="strict-origin" href="${font}">`;

/** Creates the boot script's element, with what the script has to know. */
const bootElement = ({ boot }: Build, start: PageStart): string =>
  `<script data-start='${JSON.stringify(start)}'>${boot}</script>`;

/** Adds the page's policy for scripts and styles, with the hashes of those that are inline. */
function withPolicy(page: string): string {
  const hashesOf = (element: RegExp) =>
    [...page.matchAll(element)].map(([, text = '']) => hashOf(text)).join(' ');
  const scripts = `script-src 'self' ${hashesOf(/<script data-start=[^>]*>([^]*?)<\/script>/g)}`;
  const styles = `style-src 'self' ${hashesOf(/<style>([^]*?)<\/style>/g)}`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scripts};${styles}">`;
  return put(page, '<script ', `${policy}<script `);
}

/**
 * Puts a rendered page into the built `index.html`. Only the boot script runs before first paint;
 * the others load later, or when the user interacts. Throws if the template or the bundle lacks a
 * part.
 */
export function fillTemplate(
  build: Build,
  { path, source, hasForm }: StaticPage,
  html: string,
): string {
  const head = heading.exec(html)?.[0] ?? '';
  const { scripts, styles } = findNeeded(build.parts, [
    ...(hasForm ? withStore : entry),
    '/src/site/frame/PublicFrame.tsx',
    source,
  ]);
  const [entryScript = '', ...others] = scripts;
  const boot = bootElement(build, {
    entry: entryScript,
    when: hasForm ? 'painted' : 'used',
    pages: [[path, others]],
  });
  let page = withoutScripts(build);
  page = put(page, bootScript, hasForm ? boot + forOlder : boot);
  const root = `<div id="root">${html.slice(head.length)}</div>`;
  // A page without a form works without scripts.
  page = put(page, emptyRoot, hasForm ? root + help : root);
  const inHead = `${head}${preloadOf(build)}${inlineStyles(styles, build)}`;
  return withPolicy(minifyHtml(put(page, '</head>', `${inHead}</head>`)));
}

export interface AppPage {
  path: string;
  source: string;
}

export interface StaticPage extends AppPage {
  /** True if a form needs the store: then the app starts after the first paint, before any use. */
  hasForm: boolean;
}

/**
 * Creates the page for all other addresses: the app's fallback, which preloads the scripts of the
 * address.
 */
export function fillApp(build: Build, pages: readonly AppPage[], wait: string): string {
  const common = findNeeded(build.parts, withArea);
  const [first = '', ...others] = findNeeded(build.parts, entry).scripts;
  const entryScripts = new Set([first, ...others]);
  const table = pages.map(({ path, source }): PageStart['pages'][number] => {
    const { scripts, styles } = findNeeded(build.parts, [...withArea, source]);
    const further = styles.filter((name) => !common.styles.includes(name));
    return [path, [...scripts.filter((name) => !entryScripts.has(name)), ...further]];
  });
  const boot = bootElement(build, { entry: first, when: 'parsed', pages: table });
  const preloads = [first, ...others].map(
    (name) => `<link rel="modulepreload" crossorigin href="${name}">`,
  );
  let page = withoutScripts(build);
  page = put(page, bootScript, `${preloads.join('')}${boot}${forOlder}`);
  page = put(page, emptyRoot, `<div id="root">${wait}</div>${helpAlone}`);
  const inHead = `${preloadOf(build)}${inlineStyles(common.styles, build)}`;
  return withPolicy(minifyHtml(put(page, '</head>', `${inHead}</head>`)));
}
