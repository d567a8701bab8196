/**
 * An address from the API or the user that is safe to link to: absolute http or https.
 * @returns the normalised address; null for others (`javascript:`, relative, not a string)
 */
export function safeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // `URL.canParse` is newer than the oldest supported browsers.
  try {
    const { protocol, href } = new URL(value.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

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

/**
 * A picture's address from the API: https anywhere, or http(s) on the API's own origin.
 * @param origin the API's origin
 */
export function safeImage(value: unknown, origin: string): string | null {
  const link = safeLink(
    typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );
  if (link === null) return null;
  const url = new URL(link);
  return url.protocol === 'https:' || url.origin === origin ? link : null;
}
