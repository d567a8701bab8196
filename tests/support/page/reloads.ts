import { vi } from 'vitest';

/** Plays the reloads of the page, which happy-dom does not know. */
export function playReloads(reload: () => Promise<void>): void {
  const play = () => void setTimeout(() => void reload());
  vi.spyOn(window.location, 'reload').mockImplementation(play);
}
