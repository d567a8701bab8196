import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { bootScript } from './boot.ts';
import { scriptsOf } from './parts.ts';
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

async function buildServer({ root, mode }: ResolvedConfig): Promise<ServerEntry> {
  const ssr = 'src/build/entryServer.tsx';
  await build({ root, mode, logLevel: 'warn', build: { ssr, outDir: scratch, license: false } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own entryServer.tsx, just built
  return (await import(pathToFileURL(join(root, scratch, 'entryServer.js')).href)) as ServerEntry;
}

/** Finds the text files of a bundle whose names end with `ending`, by address. */
function filesOf(bundle: Rolldown.OutputBundle, ending: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset' && output.fileName.endsWith(ending)) {
      files.set(`/${output.fileName}`, String(output.source).trim());
    }
  }
  if (files.size === 0) throw new Error(`The build has no ${ending}`);
  return files;
}

/** Renders the public and account pages to HTML, which the app hydrates. */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'prerender',
    apply: (_, { command, isPreview }) => command === 'build' && !isPreview,
    // Runs after Vite has put `index.html` into the bundle, and before the compressed copies are
    // made.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      if (config.build.ssr) return;
      const write = (fileName: string, source: string) => {
        const written = bundle[fileName];
        if (written?.type === 'asset') written.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      };
      const boot = (await bootScript(config.root)).trim();
      const [template = ''] = filesOf(bundle, 'index.html').values();
      const [font = ''] = filesOf(bundle, '.woff2').keys();
      const parts = scriptsOf(bundle);
      const data = { template, parts, boot, font, sheets: filesOf(bundle, '.css') };
      const server = await buildServer(config);
      write(appFile, fillApp(data, await server.appPages(), await server.renderWait()));
      const pages = await server.staticPages();
      for (const page of pages) {
        write(fileOf(page.path), fillTemplate(data, page, await server.render(page.path)));
      }
      await rm(join(config.root, scratch), { recursive: true, force: true });
      config.logger.info(`rendered ${pages.length} pages to HTML`);
    },
  };
}
