import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { accountPages, publicPages, type PageRoute } from '../../routes/areas.ts';
import { App } from '../App.tsx';

/** A page of the route table that needs no login. */
export interface StaticPage {
  path: string;
  /** The page's component, which is named like its file. */
  component: string;
  /** True where a form waits for the scripts, so that they must not wait for the first paint. */
  interactive: boolean;
}

const described = (pages: readonly PageRoute[], interactive: boolean): Promise<StaticPage[]> =>
  Promise.all(
    pages.map(async ({ path, load }) => {
      const { default: Page } = await load();
      return { path, component: Page.name, interactive };
    }),
  );

/** The pages that are rendered to HTML at build time; `*` is the 404 page. */
export async function staticPages(): Promise<StaticPage[]> {
  return [...(await described(publicPages, false)), ...(await described(accountPages, true))];
}

/** Renders one address as the browser will find it, lazy parts included. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All in its place: a part sent later would need an inline script to move it there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
}
