import { NoticeHost } from '../ui/NoticeHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';

/**
 * The app inside a router: the browser's, or at build time the static one. Notices are outside the
 * pages, so that a notice from an account page stays on the next page.
 */
export function App() {
  return (
    <ErrorBoundary>
      <NoticeHost />
      <AppRoutes />
    </ErrorBoundary>
  );
}
