import { tokenKey } from '../../../src/auth/session.ts';

/**
 * Stores a token as another tab would, or null for a logout, before this tab has an event of it.
 */
export function storeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
}

/** Stores a token in the same way, and the browser notifies this tab. */
export function logInElsewhere(token: string | null): void {
  storeElsewhere(token);
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: token }));
}
