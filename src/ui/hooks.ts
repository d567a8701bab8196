import { useCallback, useSyncExternalStore } from 'react';

/** Joins class names, without false and undefined ones: a CSS module may lack a class. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

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

const onServer = (): boolean => false;

/** Whether a media query matches, updated when it changes; false at build time. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}

/**
 * The widths at which pages change. Style sheets write them out, because a media query takes no variable;
 * a house test allows no others. Below `md` a bar stands under the page; from there on the menu stands beside
 * it, narrow on a tablet and whole from `lg`; `xl` has room for a table of people beside the menu.
 */
export const breakpoints = { sm: '40rem', md: '51.25rem', lg: '60.5625rem', xl: '66rem' } as const;

/** The media query for a screen of this width or a wider one. */
export const atLeast = (name: keyof typeof breakpoints): string =>
  `(min-width: ${breakpoints[name]})`;
