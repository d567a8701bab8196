import { Suspense, useEffect } from 'react';
import { createPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { exampleRole } from '../api/example/user.ts';
import { homePath } from '../auth/session.ts';
import { isExample } from '../lib/storage.ts';
import { isBelow, paths } from '../paths.ts';
import { lazyWithPreload, preload } from '../ui/lazy.tsx';
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
  if (!isBelow(pathname, paths.dashboard)) return;
  await Promise.all([preload(loadStoreRoot), preloadDashboard(pathname)]);
}

const routesOf = (pages: ReturnType<typeof lazyPages>) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** Leaves an example for a page that it does not have; its own address leads to its home. */
function OutOfExample() {
  const location = useLocation();
  const isHome = location.pathname === '/';
  useEffect(() => {
    // Without the origin, a path that starts with `//` would lead to another site.
    if (!isHome) window.location.replace(window.location.origin + createPath(location));
  }, [isHome, location]);
  return isHome ? <Navigate to={homePath(exampleRole())} replace /> : <PageFallback />;
}

/** Turns the route table into routes. Only what is inside StoreRoot loads the store and the api. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        {isExample() ? (
          <Route path="*" element={<OutOfExample />} />
        ) : (
          <Route element={<PublicFrame />}>{routesOf(publicRoutes)}</Route>
        )}
        <Route element={<StoreRoot />}>
          {!isExample() && <Route element={<PublicFrame short />}>{routesOf(accountRoutes)}</Route>}
          <Route path={`${paths.dashboard}/*`} element={<Areas />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
