import { brand } from '../brand.ts';
import { fill } from '../paths.ts';

/** Returns the normalised address if it is absolute http or https, else null. */
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
 * A picture's address from the API: https anywhere, or http(s) on the API's `origin`; else null.
 */
export function safeImage(value: unknown, origin: string): string | null {
  const link = safeLink(
    typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );
  if (link === null) return null;
  const url = new URL(link);
  return url.protocol === 'https:' || url.origin === origin ? link : null;
}

/**
 * Completes a typed link with https, unless it has a scheme; in `github.com:443/me` the colon
 * begins a port.
 */
export function completeLink(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i.test(text) ? text : `https://${text}`;
}

/** A link as it is sent: completed, and without characters that the API refuses in a path. */
export const sentLink = (value: string): string =>
  completeLink(value).replace(/[\s<>]/g, encodeURIComponent);

/**
 * True for an address that a mentor can open: http or https, a public host, and no credentials,
 * because the mentor can read them.
 */
export function isWebLink(value: string): boolean {
  const link = safeLink(sentLink(value));
  if (link === null) return false;
  const { hostname, username, password } = new URL(link);
  return (
    username === '' &&
    password === '' &&
    /^\[|^[^.\s].*\.[^.\s]+$/.test(hostname) &&
    !hostname.endsWith('.localhost')
  );
}

/** Letters of any script and digits, with hyphens between them; no full-width letters. */
const label = /^[a-z\d\u00a1-\uff00\uff5f-\uffff]+(-+[a-z\d\u00a1-\uff00\uff5f-\uffff]+)*$/i;

/**
 * True if the API accepts the host and port of a web address. Its rules are stricter than those of
 * browsers.
 */
export function isAcceptedLink(value: string): boolean {
  const [, host = '', port = '1'] =
    /^https?:\/\/(\[[^\]]+\]|[^/?#:]*)(?::([^/?#]*))?(?:[/?#]|$)/i.exec(sentLink(value)) ?? [];
  if (!/^\d+$/.test(port) || Number(port) === 0) return false;
  if (host.startsWith('[') || /^((0|[1-9]\d{0,2})(\.(?!$)|$)){4}$/.test(host)) return true;
  const ending = host.split('.').pop() ?? '';
  return (
    /^([a-z\u00a1-\uffff]{2,}|xn[a-z\d-]{2,})$/i.test(ending) &&
    host.split('.').every((part) => part.length <= 63 && label.test(part))
  );
}

interface Mail {
  subject?: string;
  body?: string;
  /** False if the user decided against the community's copy. */
  isCopied?: boolean;
}

/**
 * Creates a link that opens the user's email app. The community gets a copy, because mentees may be
 * children and should not have to write to an adult in private.
 */
export function mailLink(to: string, { subject, body, isCopied = true }: Mail = {}): string {
  const fields = {
    cc: to === brand.email || !isCopied ? undefined : brand.email,
    // A line break would begin another header.
    subject: subject?.replaceAll(/\s+/g, ' '),
    // Lines in emails end with CRLF.
    body: body?.replaceAll(/\r?\n/g, '\r\n'),
  };
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${readable(value)}`] : [],
  );
  return `mailto:${readable(to.replaceAll(/\s/g, ''))}${query.length > 0 ? '?' : ''}${query.join('&')}`;
}

/** Some email apps do not decode the @. */
const readable = (text: string): string => fill(text).replaceAll('%40', '@');
