import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';

/** The user's choice. `system` follows the device. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const key = storageKey('theme');

const listeners = new Set<() => void>();

/** Returns the choice stored on this device. */
export function chosenScheme(): SchemeChoice {
  const stored = readText(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the choice to the page. The boot script does so before the first paint. */
export function applyScheme(): void {
  const chosen = chosenScheme();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Stores a choice, applies it and notifies listeners. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeText(key);
  else writeText(key, choice);
  applyScheme();
  for (const listener of listeners) listener();
}

/** Subscribes to changes made here or in another tab, for `useSyncExternalStore`. */
export function onSchemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    applyScheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
