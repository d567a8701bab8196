import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { bootScript } from './boot.ts';
import { scriptsOf, type BundleScript } from './parts.ts';
import {
  appFile,
  fileOf,
  fillApp,
  fillTemplate,
  type AppPage,
  type StaticPage,
} from './template.ts';

const scratch = `.cache/prerender-${process.pid}`;

interface ServerEntry {
  staticPages: () => Promise<StaticPage[]>;
  appPages: () => Promise<AppPage[]>;
  render: (path: string) => Promise<string>;
  renderWait: () => Promise<string>;
}

/**
 * Font faces have a sheet of their own: Chromium ignores the Referrer-Policy for fonts of inline
 * styles.
 */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const sheetsOf = (bundle: Rolldown.OutputBundle): [address: string, sheet: string][] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [[`/${output.fileName}`, String(output.source)] as [string, string]]
      : [],
  );

/** Shortens the names that Lightning CSS repeats for every `light-dark()`. */
const shortNames = (sheet: string): string =>
  sheet.replaceAll('--lightningcss-', '--in-').replaceAll('), ', '),');

const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[<>#%]/g, (sign) => encodeURIComponent(sign))}`;

/** Renders the public and account pages to HTML after the build. The app hydrates them. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let parts: BundleScript[] = [];
  let boot = '';
  let areaBoot = '';
  let fonts = '';
  let server: ServerEntry | null = null;
  let wait = '';
  const sheets = new Map<string, string>();

  const buildServer = async (): Promise<ServerEntry> => {
    const { root, mode } = config;
    const ssr = 'src/build/entryServer.tsx';
    await build({ root, mode, logLevel: 'warn', build: { ssr, outDir: scratch, license: false } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own entryServer.tsx, just built
    return (await import(pathToFileURL(join(root, scratch, 'entryServer.js')).href)) as ServerEntry;
  };

  const renderAll = async ({ appPages, staticPages, render }: ServerEntry): Promise<number> => {
    const dist = resolve(config.root, config.build.outDir);
    const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
    const data = { template, parts, boot, areaBoot, fonts, sheets };
    const app = fillApp(data, await appPages(), wait);
    await writeFile(join(dist, appFile), app);
    const pages = await staticPages();
    for (const page of pages) {
      const html = fillTemplate(data, page, await render(page.path));
      await writeFile(join(dist, fileOf(page.path)), html);
    }
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
      server = await buildServer();
      wait = await server.renderWait();
      const inPublic = (name: string) => join(config.publicDir, name);
      const addressOf = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      // The inlined icon is smaller than the headers of its request.
      const icon = asAddress(await readFile(inPublic('favicon.svg'), 'utf8'));
      boot = addressOf('boot.js', await bootScript(config.root, icon, 'page'));
      areaBoot = addressOf('bootArea.js', await bootScript(config.root, icon, 'area'));
      const faces = sheetsOf(bundle).flatMap(([, sheet]) => sheet.match(fontFace) ?? []);
      fonts = addressOf('fonts.css', faces.join(''));
    },
    async writeBundle(_, bundle) {
      if (config.build.ssr) return;
      for (const [address, sheet] of sheetsOf(bundle)) {
        sheets.set(address, sheet.replace(fontFace, '').trim());
      }
      if (server) config.logger.info(`rendered ${await renderAll(server)} pages to HTML`);
    },
  };
}
