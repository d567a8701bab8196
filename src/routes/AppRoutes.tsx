import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { lazily, prepare } from './lazily.tsx';
import { accountPages, publicPages, type PageRoute } from './pages.ts';
import { PageWait } from './PageWait.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const loadStoreRoot = () => import('./StoreRoot.tsx');
const loadAreas = () => import('./Areas.tsx');

const StoreRoot = lazily(loadStoreRoot);
const Areas = lazily(loadAreas);

/** Each page's component, made once. */
const shown = (pages: readonly PageRoute[]) =>
  pages.map(({ path, load }) => ({ path, Page: lazily(load) }));

const publicRoutes = shown(publicPages);
const accountRoutes = shown(accountPages);

/** What an earlier visit has left is read while more code is on its way. */
const prepareSession = async () => (await import('../store/sessions.ts')).prepareSession();

/** Loads all the code of a page of the dashboards, so that its first picture is the page itself. */
export async function prepareAt(pathname: string): Promise<void> {
  if (!pathname.startsWith(paths.dashboard)) return;
  const preparePage = async () => (await loadAreas()).preparePage(pathname);
  await Promise.all([
    prepare(loadStoreRoot),
    prepareSession().catch(() => undefined),
    prepare(loadAreas),
    preparePage().catch(() => undefined),
  ]);
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
          <Route path={`${paths.dashboard}/*`} element={<Areas />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
