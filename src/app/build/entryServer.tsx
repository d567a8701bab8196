import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { areas } from '../../routes/areas.ts';
import { accountPages, publicPages } from '../../routes/pages.ts';
import type { PageRoute } from '../../shell/areas.ts';
import { PageFallback } from '../../shell/PageFallback.tsx';
import { App } from '../App.tsx';
import type { AppPage, StaticPage } from './template.ts';

/** Each page with the end of its source file's path: a component is named like its file. */
const located = (pages: readonly PageRoute[]): Promise<AppPage[]> =>
  Promise.all(
    pages.map(async ({ path, load }) => {
      const { default: Page } = await load();
      return { path, source: `/${Page.name}.tsx` };
    }),
  );

/** The pages that are rendered to HTML at build time; `*` is the 404 page. */
export async function staticPages(): Promise<StaticPage[]> {
  const toRead = await located(publicPages);
  const toFill = await located(accountPages);
  return [...toRead, ...toFill].map(({ path, source }) => ({
    path,
    source,
    interactive: toFill.some((page) => page.path === path),
  }));
}

/** The pages of the dashboards, which are rendered in the browser alone. */
export const appPages = (): Promise<AppPage[]> => located(areas.flatMap(({ pages }) => pages));

/** The same by area: the ends of its pages' source paths, by its name. */
export async function areaSources(): Promise<Record<string, string[]>> {
  const named = areas.map(async ({ name, pages }) => {
    const found = await located(pages);
    return [name, found.map(({ source }) => source)] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

async function rendered(content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>{content}</StrictMode>,
    // All in its place: a part sent later would need an inline script to move it there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
}

/** Renders one address as the browser will find it, lazy parts included. */
export const render = (path: string): Promise<string> =>
  rendered(
    <StaticRouter location={path === '*' ? '/404' : path}>
      <App />
    </StaticRouter>,
  );

/** What the app shows while it waits for code. */
export const renderWait = (): Promise<string> => rendered(<PageFallback />);
