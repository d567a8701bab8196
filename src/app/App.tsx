import { useLocation } from 'react-router-dom';
import { NoticeHost } from '../ui/NoticeHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';

/** The app inside a router. Notices are outside the pages, so that they stay on the next page. */
export function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary pathname={pathname}>
      <NoticeHost />
      <AppRoutes />
    </ErrorBoundary>
  );
}
