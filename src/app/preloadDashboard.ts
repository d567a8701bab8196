import { within } from '../lib/timing.ts';
import { preload } from '../ui/lazy.tsx';

/** Loads the code of the dashboards. */
export const loadAreas = () => import('./Areas.tsx');

/** How long the page waits for stored responses before it shows that saved data is loading. */
const TIMEOUT_MS = 1000;

async function preloadData(): Promise<void> {
  const { whenReady } = await import('./store/person.ts');
  await within(TIMEOUT_MS, whenReady(), undefined);
}

/** Loads the code of a dashboard page and the code that all dashboard pages share. */
export async function preloadDashboard(pathname: string): Promise<void> {
  const preloadPage = async () => (await loadAreas()).preloadPage(pathname);
  await Promise.all([
    preloadData().catch(() => undefined),
    preload(loadAreas),
    preloadPage().catch(() => undefined),
  ]);
}
