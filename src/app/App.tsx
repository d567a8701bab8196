import { NoticeHost } from '../ui/NoticeHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { OverlayRouting } from '../lib/history.tsx';

/**
 * The product inside a router: the browser's, or at build time the static one. The notices are
 * outside the pages: what an account page announces stays on the public page that follows.
 */
export function App() {
  return (
    <OverlayRouting>
      <ErrorBoundary>
        <NoticeHost />
        <AppRoutes />
      </ErrorBoundary>
    </OverlayRouting>
  );
}
