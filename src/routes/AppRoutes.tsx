import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { accountPages, areas, publicPages, type PageRoute } from './areas.ts';
import { lazily, prepare } from './lazily.tsx';
import { PageWait } from './PageWait.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const loadStoreRoot = () => import('./StoreRoot.tsx');
const loadAreaRoot = () => import('./AreaRoot.tsx');

const StoreRoot = lazily(loadStoreRoot);
const AreaRoot = lazily(loadAreaRoot);

/** Each page's component, made once. */
const shown = (pages: readonly PageRoute[]) =>
  pages.map(({ path, load }) => ({ path, Page: lazily(load) }));

const publicRoutes = shown(publicPages);
const accountRoutes = shown(accountPages);
const areaRoutes = areas.map((area) => ({ area, pages: shown(area.pages) }));

/** Loads all the code of a page of the dashboards, so that its first picture is the page itself. */
export async function prepareAt(pathname: string): Promise<void> {
  const page = areas.flatMap(({ pages }) => pages).find(({ path }) => matchPath(path, pathname));
  if (page) {
    await Promise.all([prepare(loadStoreRoot), prepare(loadAreaRoot), prepare(page.load)]);
  }
}

const routesOf = (pages: ReturnType<typeof shown>) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** The route table as routes. Only what lies inside StoreRoot loads the store and the api. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageWait />}>
      <Routes>
        <Route element={<PublicFrame />}>{routesOf(publicRoutes)}</Route>
        <Route element={<StoreRoot />}>
          <Route element={<PublicFrame />}>{routesOf(accountRoutes)}</Route>
          {areaRoutes.map(({ area, pages }) => (
            <Route key={area.name} element={<AreaRoot area={area} />}>
              {routesOf(pages)}
            </Route>
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
