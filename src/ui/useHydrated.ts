import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False in prerendered HTML and while React hydrates it, true afterwards. For what only the browser
 * knows (address, storage) and what does not work without scripts.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
