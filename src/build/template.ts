import { createHash } from 'node:crypto';
import { paths } from '../paths.ts';
import { PAPER } from '../learning/certificate/certificate.ts';
import { help, helpAlone } from './help.ts';
import { neededFor, type BundleScript } from './parts.ts';

/** The file for every address without a file of its own: the app, not yet rendered. */
export const appFile = 'app.html';

/** The file of an address: `/team` is `team.html`; `*` is `404.html`. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The data that the pages are filled with. */
export interface Build {
  /** The built `index.html`, without its indents. */
  template: string;
  parts: readonly BundleScript[];
  /** The addresses of the boot script: for pages with a file of their own, and for the dashboards. */
  boot: string;
  areaBoot: string;
  /** The address of `public/older.js`. */
  older: string;
  /** The address of the style sheet with the fonts. */
  fonts: string;
  /** The API's base address. */
  api: string;
  /** The contents of the style sheets, by address. */
  sheets: ReadonlyMap<string, string>;
}

const entry = ['/src/main.tsx'];
/** The scripts of every page with a store, and of every page of the dashboards. */
const withStore = [...entry, '/src/app/StoreRoot.tsx'];
export const withArea = [
  ...withStore,
  '/src/app/Areas.tsx',
  '/src/api/client.ts',
  '/src/api/answers.ts',
];

/** A script's later imports send a referrer by this policy, not by the page's. */
const discreet = 'referrerpolicy="strict-origin"';

const bootScript = /<script +src="\/boot\.js"><\/script>/;
const emptyRoot = '<div id="root"></div>';
const builtScript = /\s*<script type="module"[^>]*><\/script>/;
const builtLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** React renders elements of the head before the page's content. */
const heading = /^(?:<title>[^]*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

/** For browsers too old for the boot script; others do not load it. */
const forOlder = ({ older }: Build): string => `<script nomodule src="${older}"></script>`;

/**
 * Takes out what the parser does not need, or the landing page would miss its first round by some bytes.
 * In React's texts and attributes neither a quote nor `>` stands as itself.
 */
const shortened = (page: string): string =>
  page
    .replace(/\s*\/>/g, '>')
    .replace(/ class="([\w-]+)"/g, ' class=$1')
    // For routers that ask a server for their routes.
    .replaceAll(' data-discover="true"', '');

function put(page: string, mark: string | RegExp, text: string): string {
  const filled = page.replace(mark, () => text);
  if (filled === page) throw new Error(`index.html has no ${mark}`);
  return filled;
}

/**
 * Inline styles arrive with the page's text. The disabled links are never fetched; they show the
 * loader of later parts that these sheets are present.
 */
function inlined(styles: readonly string[], { sheets }: Build): string {
  const texts = styles.map((name) => sheets.get(name) ?? '');
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}" disabled />`);
  return `<style>${texts.join('')}</style>${links.join('')}`;
}

const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The page's own part of the Content-Security-Policy: the inline styles it has been built with and, by
 * their hashes, no others.
 * @param later styles that its scripts put into it
 */
function withPolicy(page: string, later: readonly string[] = []): string {
  const built = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
  const hashes = [...built, ...later].map(hashOf).join(' ');
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashes}">`;
  return put(page, '<style>', `${policy}<style>`);
}

/**
 * Puts a rendered page into the built `index.html`: its content, title, tags and styles. The
 * scripts load after the first paint; on a page without a form they wait until the user interacts.
 * Only the boot script runs earlier, or a chosen colour scheme would apply too late: it is small,
 * and browsers cache it permanently.
 * @throws Error where the template or the bundle lacks a part
 */
export function fillTemplate(
  build: Build,
  { path, source, interactive }: StaticPage,
  html: string,
): string {
  const head = heading.exec(html)?.[0] ?? '';
  const { scripts, styles } = neededFor(build.parts, [
    ...(interactive ? withStore : entry),
    '/src/site/frame/PublicFrame.tsx',
    source,
  ]);
  const [first = '', ...others] = scripts;
  const month = / data-month="(\d+)"/.exec(html)?.[1] ?? '';
  const attributes = [
    `src="${build.boot}"`,
    discreet,
    `data-path="${path}"`,
    ...(path === '*' ? [`data-app="${paths.dashboard}"`] : []),
    `data-fonts="${build.fonts}"`,
    `data-entry="${first}"`,
    `data-after="${interactive ? 'paint' : 'use'}"`,
    ...(month === '' ? [] : [`data-made-in="${month}"`]),
    `data-files="${others.join(' ')}"`,
  ];
  let page = build.template.replace(builtLinks, '').replace(builtScript, '');
  const boot = `<script ${attributes.join(' ')}></script>`;
  page = put(page, bootScript, interactive ? boot + forOlder(build) : boot);
  const root = `<div id="root">${html.slice(head.length)}</div>`;
  // A page without a form is complete without scripts, and its links work.
  page = put(page, emptyRoot, interactive ? root + help : root);
  return shortened(withPolicy(put(page, '</head>', `${head}${inlined(styles, build)}</head>`)));
}

/** A page of the dashboards: its address pattern and source file. */
export interface AppPage {
  path: string;
  source: string;
}

/** A page of the route table without a login. */
export interface StaticPage extends AppPage {
  /** True where a form needs the scripts. */
  interactive: boolean;
}

/**
 * The page for all other addresses: it shows the app's fallback and preloads at once what its
 * address needs, so that no request waits for another.
 * @param wait the HTML of that fallback
 */
export function fillApp(build: Build, pages: readonly AppPage[], wait: string): string {
  const common = neededFor(build.parts, withArea);
  const [first = '', ...others] = neededFor(build.parts, entry).scripts;
  const known = new Set([first, ...others]);
  const table = pages.map(({ path, source }) => {
    const { scripts, styles } = neededFor(build.parts, [...withArea, source]);
    const further = styles.filter((name) => !common.styles.includes(name));
    return [path, [...scripts.filter((name) => !known.has(name)), ...further]];
  });
  const attributes = [
    `src="${build.areaBoot}"`,
    discreet,
    `data-fonts="${build.fonts}"`,
    `data-api="${build.api}"`,
    `data-entry="${first}"`,
    `data-pages='${JSON.stringify(table)}'`,
  ];
  // Before the boot script, which starts them: the parser stops there, and Chromium requests nothing
  // ahead of it on a page with a policy of its own.
  const preloads = [first, ...others].map(
    (name) => `<link rel="modulepreload" crossorigin href="${name}">`,
  );
  const boot = `<script ${attributes.join(' ')}></script>`;
  let page = build.template.replace(builtLinks, '').replace(builtScript, '');
  page = put(page, bootScript, `${preloads.join('')}${boot}${forOlder(build)}`);
  page = put(page, emptyRoot, `<div id="root">${wait}</div>${helpAlone}`);
  return shortened(
    withPolicy(put(page, '</head>', `${inlined(common.styles, build)}</head>`), [PAPER]),
  );
}
