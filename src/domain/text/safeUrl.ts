/** A parsed URL, or null: `URL.canParse` is younger than the phones we care about. */
function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * An address from the API or from a person, as something safe to link to: absolute http or https.
 * @returns the normalised address, or null for anything else (`javascript:`, relative, not a string)
 */
export function safeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = parse(value.trim());
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/**
 * What a person typed as a link, completed: `github.com/me` becomes `https://github.com/me`.
 * Anything that has a scheme stays as it is.
 */
export function completeLink(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

/**
 * The rule of a submitted link: http or https, a host with a dot or an IPv4 address and not
 * `localhost`, as the service asks of a `taskUrl` (`submitTask`), and without credentials.
 */
export function isSubmittableLink(value: string): boolean {
  const link = safeLink(completeLink(value));
  if (link === null) return false;
  const { hostname, username, password } = new URL(link);
  return (
    username === '' &&
    password === '' &&
    /^[^.\s].*\.[^.\s]+$/.test(hostname) &&
    !/(^|\.)localhost$/i.test(hostname)
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
