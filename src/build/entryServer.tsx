import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { areas, type PageRoute } from '../app/areas.ts';
import { accountPages, publicPages } from '../app/routes.ts';
import { PageFallback } from '../ui/PageFallback.tsx';
import { App } from '../app/App.tsx';
import type { AppPage, StaticPage } from './template.ts';

/** Lists the source files of a page, whose component is named like its file. */
const withSources = (pages: readonly PageRoute[]): Promise<AppPage[]> =>
  Promise.all(
    pages.map(async ({ path, load }) => {
      const { default: Page } = await load();
      return { path, source: `/${Page.name}.tsx` };
    }),
  );

/** Lists the prerendered pages; `*` is the 404 page. */
export async function staticPages(): Promise<StaticPage[]> {
  const found = await withSources([...publicPages, ...accountPages]);
  return found.map(({ path, source }) => {
    const hasForm = accountPages.some((page) => page.path === path);
    return { path, source, hasForm };
  });
}

/** Lists the pages of the dashboards, which are rendered only in the browser. */
export const appPages = (): Promise<AppPage[]> => withSources(areas.flatMap(({ pages }) => pages));

async function rendered(content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>{content}</StrictMode>,
    // Sends everything in one piece, because later parts would need an inline script to move them.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
}

/** Renders an address to HTML, including lazy parts. */
export const render = (path: string): Promise<string> =>
  rendered(
    <StaticRouter location={path === '*' ? '/404' : path}>
      <App />
    </StaticRouter>,
  );

/** Renders the fallback that the app shows while its code loads. */
export const renderWait = (): Promise<string> => rendered(<PageFallback />);
