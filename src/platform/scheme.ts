import { readText, removeText, storageKey, writeText } from './storage/storage.ts';

/** A colour scheme on the screen. */
export type Scheme = 'light' | 'dark';

/** What a person asked for; `system` leaves it to their device. */
export type SchemeChoice = Scheme | 'system';

/** `public/boot.js` reads the same key before the first paint. */
const key = storageKey('theme');

const listeners = new Set<() => void>();

const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** What a person chose on this device. */
export function chosenScheme(): SchemeChoice {
  const stored = readText(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The scheme on the screen now: the chosen one, else the device's. */
export function shownScheme(): Scheme {
  const chosen = chosenScheme();
  if (chosen !== 'system') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function apply(): void {
  const chosen = chosenScheme();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Keeps a choice, puts it on the page and tells of it. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeText(key);
  else writeText(key, choice);
  apply();
  for (const listener of listeners) listener();
}

/** Tells of changes made here, in another tab or by the device, for `useSyncExternalStore`. */
export function onSchemeChange(listener: () => void): () => void {
  const device = systemDark();
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    apply();
    listener();
  };
  listeners.add(listener);
  device.addEventListener('change', listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
