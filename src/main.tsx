import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { plainPath } from './plainPath.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { startWorkerLater } from './lib/worker/start.ts';
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

// The boot script of a page that was rendered at build time says for which address; any other markup
// says that the app is on its way, and React takes it away as soon as it has something to show instead.
const made = document.querySelector<HTMLElement>('script[data-path]');
const here = plainPath(window.location.pathname);
// As a transition React works in pieces: a phone takes its time for the whole, and a tap must not wait.
if (made?.dataset.path === here) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  void preloadRoute(here).then(() => startTransition(() => createRoot(root).render(app)));
}

startWorkerLater();
