import { vi } from 'vitest';

/**
 * Plays the page loads that happy-dom does not know: reloads, which have no address, and pages that
 * replace this one.
 */
export function playPageLoads(load: (address?: string) => Promise<void>): void {
  const play = (address?: string) => void setTimeout(() => void load(address));
  vi.spyOn(window.location, 'reload').mockImplementation(() => play());
  vi.spyOn(window.location, 'replace').mockImplementation((url) => play(String(url)));
}
