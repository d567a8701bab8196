import { safeLink } from './safeUrl.ts';

/**
 * Completes a typed link: `github.com/me` becomes `https://github.com/me`. Anything with a scheme
 * stays as it is.
 */
export function completeLink(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

/**
 * The rule for a submitted link, as the service requires of a `taskUrl` (`submitTask`): http or
 * https, and a host with a dot (also IPv4) that is not `localhost`. Nor may it have credentials.
 */
export function isSubmittableLink(value: string): boolean {
  const link = safeLink(completeLink(value));
  if (link === null) return false;
  const { hostname, username, password } = new URL(link);
  return (
    username === '' &&
    password === '' &&
    /^[^.\s].*\.[^.\s]+$/.test(hostname) &&
    !hostname.endsWith('.localhost')
  );
}
