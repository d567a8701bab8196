import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { ErrorBoundary } from '../routes/ErrorBoundary.tsx';

/** The product: the router and its one route table. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
