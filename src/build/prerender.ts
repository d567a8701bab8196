import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { parseOrigin } from '../lib/settings.ts';
import { bootScript } from './boot.ts';
import { elementsOf } from './elements.ts';
import { helpMarkup, helpRules, tooOld } from './help.ts';
import { scriptsOf, type BundleScript } from './parts.ts';
import {
  appFile,
  fileOf,
  fillApp,
  fillTemplate,
  type AppPage,
  type StaticPage,
} from './template.ts';
import { writeWorker } from './worker.ts';

/** The temporary folder of this build's server half; git-ignored. */
const scratch = `.cache/prerender-${process.pid}`;

interface ServerEntry {
  staticPages: () => Promise<StaticPage[]>;
  appPages: () => Promise<AppPage[]>;
  render: (path: string) => Promise<string>;
  areaSources: () => Promise<Record<string, string[]>>;
  renderWait: () => Promise<string>;
}

/**
 * Fonts have a style sheet of their own, which never blocks a page. A font requested by inline
 * styles would get the page's full address as referrer, whatever its Referrer-Policy (Chromium).
 */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const sheetsOf = (bundle: Rolldown.OutputBundle): [address: string, sheet: string][] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [[`/${output.fileName}`, String(output.source)] as [string, string]]
      : [],
  );

/** Lightning CSS has long names for what `light-dark()` becomes, and each colour names both. */
const shortNames = (sheet: string): string =>
  sheet.replaceAll('--lightningcss-', '--in-').replaceAll('), ', '),');

/** An SVG as a data URL, encoding only what must be. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[<>#%]/g, (sign) => encodeURIComponent(sign))}`;

/**
 * A script of `public` with its placeholders replaced.
 * @throws Error where it lacks a placeholder
 */
async function scriptWith(file: string, places: Record<string, unknown>): Promise<string> {
  let script = await readFile(file, 'utf8');
  for (const [place, part] of Object.entries(places)) {
    if (!script.includes(`'${place}'`)) throw new Error(`${file} has no '${place}'`);
    script = script.replace(`'${place}'`, () => JSON.stringify(part));
  }
  return script;
}

/**
 * Renders the public and account pages to HTML after the build, from the app's own route table. So
 * text and styles are in the first response. The app hydrates them and stays client-rendered.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let parts: BundleScript[] = [];
  let boot = '';
  let areaBoot = '';
  let older = '';
  let fonts = '';
  let half: ServerEntry | null = null;
  let wait = '';
  const sheets = new Map<string, string>();

  const serverHalf = async (): Promise<ServerEntry> => {
    const { root, mode } = config;
    const ssr = 'src/build/entryServer.tsx';
    await build({ root, mode, logLevel: 'warn', build: { ssr, outDir: scratch, license: false } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own entryServer.tsx, just built
    return (await import(pathToFileURL(join(root, scratch, 'entryServer.js')).href)) as ServerEntry;
  };

  const renderAll = async (server: ServerEntry): Promise<number> => {
    const dist = resolve(config.root, config.build.outDir);
    const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
    const api = `${parseOrigin('VITE_API_HOST', config.env['VITE_API_HOST'])}/api`;
    const made = { template, parts, boot, areaBoot, older, fonts, api, sheets };
    const app = fillApp(made, await server.appPages(), wait);
    await writeFile(join(dist, appFile), app);
    const pages = await server.staticPages();
    for (const page of pages) {
      const html = fillTemplate(made, page, await server.render(page.path));
      await writeFile(join(dist, fileOf(page.path)), html);
    }
    const paths = pages.map(({ path }) => path).filter((path) => path !== '*');
    const areas = await server.areaSources();
    await writeWorker(config, { parts, pages: paths, areas, boot: areaBoot, fonts });
    for (const name of ['elsewhere.js', 'older.js']) await rm(join(dist, name));
    await rm(join(config.root, scratch), { recursive: true, force: true });
    return pages.length;
  };

  return {
    name: 'prerender',
    apply: (_, { command, isPreview }) => command === 'build' && !isPreview,
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      if (config.build.ssr) return;
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css')) {
          output.source = shortNames(String(output.source));
        }
      }
      parts = scriptsOf(bundle);
      half = await serverHalf();
      wait = await half.renderWait();
      const inPublic = (name: string) => join(config.publicDir, name);
      const addressOf = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      const elsewhere = await scriptWith(inPublic('elsewhere.js'), {
        '<!-- rules -->': helpRules,
        '<!-- wait -->': elementsOf(helpMarkup + wait),
      });
      // Not minified: it is written in ES2015.
      const forOlder = await scriptWith(inPublic('older.js'), { '<!-- too old -->': tooOld });
      older = addressOf('older.js', forOlder);
      // The inlined icon is smaller than the headers of a request for it.
      const icon = asAddress(await readFile(inPublic('favicon.svg'), 'utf8'));
      const shown = (await minify('elsewhere.js', elsewhere)).code;
      const files = { icon, older, elsewhere: addressOf('elsewhere.js', shown) };
      boot = addressOf('boot.js', await bootScript(config.root, files, 'page'));
      areaBoot = addressOf('bootArea.js', await bootScript(config.root, files, 'area'));
      const faces = sheetsOf(bundle).flatMap(([, sheet]) => sheet.match(fontFace) ?? []);
      fonts = addressOf('fonts.css', faces.join(''));
    },
    async writeBundle(_, bundle) {
      if (config.build.ssr) return;
      for (const [address, sheet] of sheetsOf(bundle)) {
        sheets.set(address, sheet.replace(fontFace, '').trim());
      }
      if (half) config.logger.info(`rendered ${await renderAll(half)} pages to HTML`);
    },
  };
}
