import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accountPages, areas, publicPages, type PageRoute } from './areas.ts';
import { PageWait } from './PageWait.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const StoreRoot = lazy(() => import('./StoreRoot.tsx'));
const AreaRoot = lazy(() => import('./AreaRoot.tsx'));

/** Each page's component, lazy, made once. */
const lazily = (pages: readonly PageRoute[]) =>
  pages.map(({ path, load }) => ({ path, Page: lazy(load) }));

const publicRoutes = lazily(publicPages);
const accountRoutes = lazily(accountPages);
const areaRoutes = areas.map((area) => ({ area, pages: lazily(area.pages) }));

const routesOf = (pages: ReturnType<typeof lazily>) =>
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
