import { Route, Routes } from 'react-router-dom';
import '../ui/theme/layout.css';
import { paths } from '../paths.ts';
import { RoleGuard } from './RoleGuard.tsx';
import { areas, pageAt } from './areas.ts';
import { lazyWithPreload, preload } from '../ui/lazy.tsx';
import { PublicFrame } from './publicFrame.ts';

const below = (path: string): string => path.slice(paths.dashboard.length) || '/';

const areaRoutes = areas.map((area) => ({
  area,
  pages: area.pages.map(({ path, load }) => ({ path: below(path), Page: lazyWithPreload(load) })),
}));

const NotFoundPage = lazyWithPreload(() => import('../site/NotFoundPage.tsx'));

/** Loads the code of the page at an address, if there is one. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pageAt(
    areas.flatMap((area) => area.pages),
    pathname,
  );
  if (page) await preload(page.load);
}

/** Shows the dashboards' routes. */
export default function Areas() {
  return (
    <Routes>
      {areaRoutes.map(({ area, pages }) => (
        <Route key={area.name} element={<RoleGuard area={area} />}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      ))}
      <Route element={<PublicFrame />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
