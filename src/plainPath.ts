/** Returns the path of an address as the router reads it, without slashes at its end. */
export const plainPath = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');
