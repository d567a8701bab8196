import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { areas, type PageRoute } from '../app/areas.ts';
import { accountPages, publicPages } from '../app/routes.ts';
import { paths } from '../paths.ts';
import { PageFallback } from '../ui/PageFallback.tsx';
import { App } from '../app/App.tsx';
import type { AppPage, StaticPage } from './template.ts';

/** Each page with the end of its source path: a component is named like its file. */
const located = (pages: readonly PageRoute[]): Promise<AppPage[]> =>
  Promise.all(
    pages.map(async ({ path, load }) => {
      const { default: Page } = await load();
      return { path, source: `/${Page.name}.tsx` };
    }),
  );

/** The pages rendered to HTML at build time; `*` is the 404 page. */
export async function staticPages(): Promise<StaticPage[]> {
  const toRead = await located(publicPages);
  const toFill = await located(accountPages);
  return [...toRead, ...toFill].map(({ path, source }) => ({
    path,
    source,
    interactive: toFill.some((page) => page.path === path),
  }));
}

/** The pages of the dashboards, which are rendered only in the browser. */
export const appPages = (): Promise<AppPage[]> => located(areas.flatMap(({ pages }) => pages));

/**
 * The ends of the dashboard pages' source paths, by area, with the login: where it has ended the
 * guard leads there, also without a network.
 */
export async function areaSources(): Promise<Record<string, string[]>> {
  const toLogin = accountPages.filter(({ path }) => path === paths.login);
  const named = areas.map(async ({ name, pages }) => {
    const found = await located([...pages, ...toLogin]);
    return [name, found.map(({ source }) => source)] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

async function rendered(content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>{content}</StrictMode>,
    // In one piece: a part sent later would need an inline script to move it into place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
}

/** Renders one address to HTML, lazy parts included. */
export const render = (path: string): Promise<string> =>
  rendered(
    <StaticRouter location={path === '*' ? '/404' : path}>
      <App />
    </StaticRouter>,
  );

/** Renders what the app shows while its code is loading. */
export const renderWait = (): Promise<string> => rendered(<PageFallback />);
