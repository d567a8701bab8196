import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { plainPath } from './plainPath.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { preloadRoute } from './app/AppRoutes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The boot script of a prerendered page names its address. React replaces any other markup.
const made = document.querySelector<HTMLElement>('script[data-path]');
const here = plainPath(window.location.pathname);
// Render in a transition, so that React can yield to taps on slow phones.
if (made?.dataset.path === here) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  void preloadRoute(here).then(() => startTransition(() => createRoot(root).render(app)));
}
