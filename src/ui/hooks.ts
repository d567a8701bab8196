import type { DeviceSetting } from '../lib/deviceSettings.ts';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** Joins class names, skipping false and undefined values. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

const never = (): (() => void) => () => {};

/** Returns false in prerendered HTML and during hydration, for values that only the browser has. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns a setting's value, and its first value in prerendered HTML and during hydration. */
export const useSetting = <Value extends string>({
  subscribe,
  get,
  values: [normal],
}: DeviceSetting<Value>): Value => useSyncExternalStore(subscribe, get, () => normal);

/**
 * Returns a reference that is true while the component is on the screen, for work that ends late.
 */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

const onServer = (): boolean => false;

/** Returns whether a media query matches, updated when that changes; false at build time. */
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
 * The widths at which the layout changes. Style sheets repeat them, because a media query cannot
 * use a variable; a house test allows no other widths. From `md` the menu is next to the page,
 * narrow on a tablet and full from `lg`.
 */
export const breakpoints = { sm: '40rem', md: '51.25rem', lg: '60.5625rem', xl: '66rem' } as const;

/** Returns the media query for a screen of this width or a wider one. */
export const minWidth = (name: keyof typeof breakpoints): string =>
  `(min-width: ${breakpoints[name]})`;
