import { safeLink } from './safeUrl.ts';

/**
 * Completes a typed link: `github.com/me` becomes `https://github.com/me`. Anything with a scheme
 * stays as it is; in `github.com:443/me` the colon begins a port.
 */
export function completeLink(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i.test(text) ? text : `https://${text}`;
}

/** A link as it is sent: completed, and without characters that the API refuses in a path. */
export const sentLink = (value: string): string =>
  completeLink(value).replace(/[\s<>]/g, encodeURIComponent);

/**
 * True for an address that a mentor can open: http or https, no `localhost`, a host with a dot or an
 * IPv6 address. It must not have credentials, which the mentor would read.
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
 * browsers (`submitTask`).
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
