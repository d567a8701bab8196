import { exampleAt } from './paths.ts';

/**
 * Returns the path of an address as the router reads it: below the address of an example, and
 * without slashes at its end.
 */
export const plainPath = (pathname: string): string =>
  pathname.slice(exampleAt(pathname).length).replace(/(.)\/+$/, '$1');
