import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { exampleAt, plainPath } from './paths.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { preloadRoute } from './app/AppRoutes.tsx';
import { pageStart } from './app/pageStart.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <BrowserRouter basename={exampleAt(window.location.pathname)}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const start = pageStart();
// Render in a transition, so that React can yield to taps on slow phones.
if (start === null || start.when === 'parsed') {
  void preloadRoute(plainPath(window.location.pathname)).then(() =>
    startTransition(() => createRoot(root).render(app)),
  );
} else {
  startTransition(() => void hydrateRoot(root, app));
}
