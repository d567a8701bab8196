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
