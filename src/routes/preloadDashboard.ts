import { preload } from './lazyWithPreload.tsx';

/** The code of the dashboards. */
export const loadAreas = () => import('./Areas.tsx');

/** Reads the snapshot while more code is loading. */
const preloadSession = async () => (await import('../store/sessions.ts')).preloadSession();

/** Loads the code of a dashboard page, with what all of them need. */
export async function preloadDashboard(pathname: string): Promise<void> {
  const preloadPage = async () => (await loadAreas()).preloadPage(pathname);
  await Promise.all([
    preloadSession().catch(() => undefined),
    preload(loadAreas),
    preloadPage().catch(() => undefined),
  ]);
}
