import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { lazyWithPreload, preload } from './lazyWithPreload.tsx';
import type { PageRoute } from '../shell/areas.ts';
import { accountPages, publicPages } from './pages.ts';
import { PageFallback } from '../shell/PageFallback.tsx';
import { PublicFrame } from '../shell/public/PublicFrame.tsx';

const loadStoreRoot = () => import('./StoreRoot.tsx');
const loadAreas = () => import('./Areas.tsx');

const StoreRoot = lazyWithPreload(loadStoreRoot);
const Areas = lazyWithPreload(loadAreas);

/** The components of pages, made once. */
const shown = (pages: readonly PageRoute[]) =>
  pages.map(({ path, load }) => ({ path, Page: lazyWithPreload(load) }));

const publicRoutes = shown(publicPages);
const accountRoutes = shown(accountPages);

/** Reads the snapshot while more code is loading. */
const preloadSession = async () => (await import('../store/sessions.ts')).preloadSession();

/** Loads all code of a dashboard page, so that the first paint shows the page itself. */
export async function preloadRoute(pathname: string): Promise<void> {
  if (!pathname.startsWith(paths.dashboard)) return;
  const preloadPage = async () => (await loadAreas()).preloadPage(pathname);
  await Promise.all([
    preload(loadStoreRoot),
    preloadSession().catch(() => undefined),
    preload(loadAreas),
    preloadPage().catch(() => undefined),
  ]);
}

const routesOf = (pages: ReturnType<typeof shown>) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** The route table as routes. Only what is inside StoreRoot loads the store and the api. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<PublicFrame />}>{routesOf(publicRoutes)}</Route>
        <Route element={<StoreRoot />}>
          <Route element={<PublicFrame />}>{routesOf(accountRoutes)}</Route>
          <Route path={`${paths.dashboard}/*`} element={<Areas />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
