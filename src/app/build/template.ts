import { createHash } from 'node:crypto';
import { paths } from '../../config/paths.ts';
import { PAPER } from '../../domain/learning/certificate.ts';
import { help, helpAlone } from './help.ts';
import { neededFor, type Part } from './parts.ts';

/** The file that answers every address without a file of its own: the app, not yet rendered. */
export const appFile = 'app.html';

/** The file of an address: `/team` is `team.html`; `*` is `404.html`. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** What the pages are filled from. */
export interface Build {
  /** The built `index.html`. */
  template: string;
  parts: readonly Part[];
  /** The address of `public/boot.js` in this build. */
  boot: string;
  /** The address of `public/older.js`. */
  older: string;
  /** The address of the sheet that names the fonts. */
  fonts: string;
  /** The API's base address. */
  api: string;
  /** The texts of the style sheets, by their address. */
  sheets: ReadonlyMap<string, string>;
}

const entry = ['/src/main.tsx'];
/** What every page with a store runs, and what every page of the dashboards does. */
const withStore = [...entry, '/src/routes/StoreRoot.tsx'];
export const withArea = [
  ...withStore,
  '/src/routes/Areas.tsx',
  '/src/api/transport/client.ts',
  '/src/api/schemas.ts',
];

/** What a script imports later says where it comes from as this tells, not as the page does. */
const discreet = 'referrerpolicy="strict-origin"';

const bootScript = '<script src="/boot.js"></script>';
const emptyRoot = '<div id="root"></div>';
const builtScript = /\s*<script type="module"[^>]*><\/script>/;
const builtLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** React puts what belongs into the head before the words of the page. */
const heading = /^(?:<title>[^]*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

/** For browsers too old to read the boot script: no other asks for it. */
const forOlder = ({ older }: Build): string => `<script nomodule src="${older}"></script>`;

function put(page: string, mark: string, text: string): string {
  if (!page.includes(mark)) throw new Error(`index.html has no ${mark}`);
  return page.replace(mark, () => text);
}

/**
 * Styles in the page itself: they come with its words. The switched-off links are never fetched; they
 * tell the loader of later parts that these sheets are there.
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
 * Puts a rendered page into the built `index.html`: its words, its title and tags, its styles. The
 * scripts come after the first paint; on a page to read they wait until somebody makes use of it. Only
 * the boot script comes before it, or a chosen colour scheme would come too late: small, and kept by
 * browsers for good.
 * @throws Error where the template or the bundle is not what it should be
 */
export function fillTemplate(
  build: Build,
  { path, source, interactive }: StaticPage,
  html: string,
): string {
  const head = heading.exec(html)?.[0] ?? '';
  const { scripts, styles } = neededFor(build.parts, [
    ...(interactive ? withStore : entry),
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
  // A page to read is whole without scripts, and its links lead on.
  page = put(page, emptyRoot, interactive ? root + help : root);
  return withPolicy(put(page, '</head>', `${head}${inlined(styles, build)}</head>`));
}

/** A page of the dashboards: the pattern of its address, and its source file. */
export interface AppPage {
  path: string;
  source: string;
}

/** A page of the route table that needs no login. */
export interface StaticPage extends AppPage {
  /** True where a form waits for the scripts. */
  interactive: boolean;
}

/**
 * The page for all other addresses: it waits like the app itself does, and asks at once for what its
 * address will need, so that one answer does not wait for another.
 * @param wait what the app shows while it waits for code
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
    `src="${build.boot}"`,
    discreet,
    `data-fonts="${build.fonts}"`,
    `data-api="${build.api}"`,
    `data-entry="${first}"`,
    `data-pages='${JSON.stringify(table)}'`,
  ];
  // Fetched as early as by its own tag; started by the boot script, which hears whether it came.
  let page = build.template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(builtScript, `<link rel="modulepreload" crossorigin href="${first}">`);
  page = put(page, bootScript, `<script ${attributes.join(' ')}></script>${forOlder(build)}`);
  page = put(page, emptyRoot, `<div id="root">${wait}</div>${helpAlone}`);
  return withPolicy(put(page, '</head>', `${inlined(common.styles, build)}</head>`), [PAPER]);
}
