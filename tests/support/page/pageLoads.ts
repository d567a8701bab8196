import { vi } from 'vitest';

/**
 * Plays the page loads that happy-dom does not know: reloads, which have no address, and pages that
 * replace this one.
 */
export function playPageLoads(load: (address?: string) => Promise<void>): void {
  const play = (address?: string) => void setTimeout(() => void load(address));
  vi.spyOn(window.location, 'reload').mockImplementation(() => play());
  vi.spyOn(window.location, 'replace').mockImplementation((url) => {
    const { origin, pathname, search, hash } = new URL(url, window.location.href);
    // Another site would not load the app.
    if (origin === window.location.origin) play(pathname + search + hash);
  });
}
