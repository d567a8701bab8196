import type { Manifest, ManifestChunk } from 'vite';
import type { StaticPage } from './entryServer.tsx';

/** The file that answers every address without a file of its own: the app, not yet rendered. */
export const appFile = 'app.html';

/** The file of an address: `/team` is `team.html`; `*` is `404.html`. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A chunk with everything it imports statically, itself first. */
function withImports(manifest: Manifest, chunk: ManifestChunk): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const visit = (next: ManifestChunk | undefined): void => {
    if (next === undefined || found.has(next)) return;
    found.add(next);
    for (const key of next.imports ?? []) visit(manifest[key]);
  };
  visit(chunk);
  return [...found];
}

/** The chunk of a source file. */
function chunkOf(manifest: Manifest, ending: string): ManifestChunk {
  const [, chunk] = Object.entries(manifest).find(([key]) => key.endsWith(ending)) ?? [];
  if (chunk === undefined) throw new Error(`The build has no ${ending}`);
  return chunk;
}

/** React puts what belongs into the head before the words of the page. */
const heading = /^(?:<title>[^]*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const entryPreloads = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Puts a rendered page into the built `index.html`: its words, its title and tags, its styles. Pages
 * to read load their scripts after the first paint (`public/boot.js`); pages with a form at once.
 * @throws Error where the template or the manifest is not what it should be
 */
export function fillTemplate(
  template: string,
  { path, component, interactive }: StaticPage,
  html: string,
  manifest: Manifest,
): string {
  const head = heading.exec(html)?.[0] ?? '';
  const entry = chunkOf(manifest, 'index.html');
  const chunks = [
    ...withImports(manifest, chunkOf(manifest, `/${component}.tsx`)),
    ...(interactive ? withImports(manifest, chunkOf(manifest, '/StoreRoot.tsx')) : []),
  ];
  const ready = new Set(withImports(manifest, entry));
  const extra = [...new Set(chunks)].filter((chunk) => !ready.has(chunk));
  const styles = extra.flatMap(({ css }) => css ?? []);
  const links = [...new Set(styles)].map((file) => `<link rel="stylesheet" href="/${file}" />`);
  const scripts = extra.map(({ file }) => `/${file}`);
  const root = `<div id="root" data-path="${path}">${html.slice(head.length)}</div>`;

  let page = template.replace('<div id="root"></div>', () => root);
  if (page === template) throw new Error('index.html has no empty #root');
  if (interactive) {
    links.push(...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`));
  } else {
    const boot = `<script src="/boot.js" defer data-entry="/${entry.file}" data-preload="${scripts.join(' ')}"></script>`;
    page = page.replace(entryPreloads, '').replace(entryScript, () => boot);
  }
  return page.replace('</head>', () => `${head}${links.join('')}</head>`);
}
