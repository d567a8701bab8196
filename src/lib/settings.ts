/**
 * Reads the build settings of `.env.example`. It has no side effects, so that `vite.config.ts` can
 * use it too.
 */

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Checks an origin such as `https://api.example.org`, without path, query or credentials.
 * @param name the setting's name, for the message
 * @returns the origin without a trailing slash, or '' for the page's own origin
 * @throws Error with a sentence that names the setting and the value
 */
export function parseOrigin(name: string, value: string | undefined): string {
  const text = (value ?? '').trim();
  if (text === '') return '';
  const url = parse(text);
  const plain =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.origin === text.replace(/\/$/, '').toLowerCase();
  if (!plain) {
    throw new Error(
      `${name} must be empty or an origin such as https://api.example.org (scheme and host, no path), but it is "${text}".`,
    );
  }
  return url.origin;
}

/**
 * Checks the name of a version, such as `v1.2.0` or `1a2b3c4`. Throws an error with a sentence that
 * names the setting and the value.
 */
export function parseVersion(name: string, value: string | undefined): string {
  const text = (value ?? '').trim();
  if (!/^[\w.+-]{0,60}$/.test(text)) {
    throw new Error(
      `${name} must be empty or up to 60 letters, digits, dots, pluses and dashes, such as v1.2.0, but it is "${text}".`,
    );
  }
  return text;
}
