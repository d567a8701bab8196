import { AppRoutes } from '../routes/AppRoutes.tsx';
import { ErrorBoundary } from '../routes/ErrorBoundary.tsx';

/** The product inside a router: the browser's, or at build time the static one. */
export function App() {
  return (
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
  );
}
