import { useLocation } from 'react-router-dom';
import { NoticeHost } from '../ui/NoticeHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';

/**
 * Shows the app inside a router. Notices are outside the pages, so that they stay when the page
 * changes.
 */
export function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary pathname={pathname}>
      <NoticeHost />
      <AppRoutes />
    </ErrorBoundary>
  );
}
