import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { lazyWithPreload, preload } from '../ui/lazyWithPreload.tsx';
import type { PageRoute } from './areas.ts';
import { PublicFrame } from './publicFrame.ts';
import { accountPages, publicPages } from './routes.ts';
import { loadAreas, preloadDashboard } from './preloadDashboard.ts';
import { PageFallback } from '../ui/PageFallback.tsx';

const loadStoreRoot = () => import('./StoreRoot.tsx');

const StoreRoot = lazyWithPreload(loadStoreRoot);
const Areas = lazyWithPreload(loadAreas);

const lazyPages = (pages: readonly PageRoute[]) =>
  pages.map(({ path, load }) => ({ path, Page: lazyWithPreload(load) }));

const publicRoutes = lazyPages(publicPages);
const accountRoutes = lazyPages(accountPages);

/** Loads all code of a dashboard page, so that the first paint shows the page itself. */
export async function preloadRoute(pathname: string): Promise<void> {
  if (!pathname.startsWith(paths.dashboard)) return;
  await Promise.all([preload(loadStoreRoot), preloadDashboard(pathname)]);
}

const routesOf = (pages: ReturnType<typeof lazyPages>) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** Turns the route table into routes. Only what is inside StoreRoot loads the store and the api. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<PublicFrame />}>{routesOf(publicRoutes)}</Route>
        <Route element={<StoreRoot />}>
          <Route element={<PublicFrame brief />}>{routesOf(accountRoutes)}</Route>
          <Route path={`${paths.dashboard}/*`} element={<Areas />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
