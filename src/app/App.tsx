import { NoticeHost } from '../ui/NoticeHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';

/** The app inside a router. Notices are outside the pages, so that they stay on the next page. */
export function App() {
  return (
    <ErrorBoundary>
      <NoticeHost />
      <AppRoutes />
    </ErrorBoundary>
  );
}
