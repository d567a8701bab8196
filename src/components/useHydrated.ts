import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False in the HTML made at build time and while React takes it over, true from then on: for what
 * only this browser knows (its address, its storage), and for what does not work without scripts.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
