import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { StaticPage } from './entryServer.tsx';
import { appFile, fileOf, fillTemplate } from './template.ts';

/** Where the server half of this build lies for the moment; git-ignored. */
const scratch = `.cache/prerender-${process.pid}`;

interface ServerEntry {
  staticPages: () => Promise<StaticPage[]>;
  render: (path: string) => Promise<string>;
}

/**
 * Renders the public and account pages to HTML after the build, from the app's own route table, so
 * that words and styles come with the first answer. The app stays client-rendered: it hydrates them.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  const renderAll = async (): Promise<number> => {
    const { root, mode, build: options } = config;
    const ssr = 'src/app/build/entryServer.tsx';
    await build({ root, mode, logLevel: 'warn', build: { ssr, outDir: scratch, manifest: false } });
    const dist = resolve(root, options.outDir);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own entryServer.tsx, just built
    const server = (await import(
      pathToFileURL(join(root, scratch, 'entryServer.js')).href
    )) as ServerEntry;
    const template = await readFile(join(dist, 'index.html'), 'utf8');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own file, just written
    const manifest = JSON.parse(
      await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
    ) as Manifest;
    await writeFile(join(dist, appFile), template);
    const pages = await server.staticPages();
    for (const page of pages) {
      const html = fillTemplate(template, page, await server.render(page.path), manifest);
      await writeFile(join(dist, fileOf(page.path)), html);
    }
    await rm(join(root, scratch), { recursive: true, force: true });
    return pages.length;
  };

  return {
    name: 'prerender',
    apply: (_, { command, isPreview }) => command === 'build' && !isPreview,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      if (config.build.ssr) return;
      config.logger.info(`rendered ${await renderAll()} pages to HTML`);
    },
  };
}
