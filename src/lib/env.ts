import { parseOrigin } from './settings.ts';

const apiHost = parseOrigin('VITE_API_HOST', import.meta.env.VITE_API_HOST);
const site = parseOrigin('VITE_SITE_URL', import.meta.env.VITE_SITE_URL);

/** The base address of the API: its host and `/api`. */
export const apiBase = `${apiHost}/api`;

/** Returns the origin of the API and its pictures; '' while pages are rendered at build time. */
export function apiOrigin(): string {
  if (apiHost !== '') return apiHost;
  return typeof window === 'undefined' ? '' : window.location.origin;
}

/**
 * Returns whether the API is on a different origin from the page, so that each call costs a
 * pre-flight.
 */
export function apiIsForeign(): boolean {
  return apiHost !== '' && apiHost !== window.location.origin;
}

/** Returns the public site for links in emails; by default the page's own origin. */
export function siteUrl(): string {
  if (site !== '') return site;
  return typeof window === 'undefined' ? '' : window.location.origin;
}
