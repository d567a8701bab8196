import { isIPv6 } from 'node:net';

const SCHEMES = new Set(['http', 'https', 'ftp']);
const LONGEST = 2083;

function isHostName(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || top.toLowerCase() === 'localhost') return false;
  if (!/^([a-z\u00A1-\uFFFF]{2,}|xn--[a-z0-9-]+)$/i.test(top)) return false;
  return labels.every(
    (label) =>
      label.length <= 63 && /^(?!-)[a-z0-9\u00A1-\uFFFF-]+(?<!-)$/i.test(label) && !isWide(label),
  );
}

/** Returns whether a letter is full-width: it looks like another and is refused. */
const isWide = (label: string): boolean => /[\uFF01-\uFF5E]/.test(label);

function isIpAddress(host: string): boolean {
  const parts = host.split('.');
  return (
    parts.length === 4 &&
    parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

/**
 * Returns whether a text passes the rules for `clientBaseUrl` and `taskUrl`: http, https, ftp and
 * scheme-less addresses; no `localhost` in any form (127.0.0.1 is accepted), and no host without a
 * dot.
 */
export function isUrl(value: string): boolean {
  if (value.length > LONGEST || /[\s<>]/.test(value)) return false;
  const [scheme, rest] = value.includes('://') ? value.split(/:\/\/(.*)/s) : ['http', value];
  if (!SCHEMES.has((scheme ?? '').toLowerCase())) return false;
  if (/^mailto:/i.test(rest ?? '')) return false;
  const authority = (rest ?? '').split(/[/?#]/)[0] ?? '';
  const place = authority.slice(authority.lastIndexOf('@') + 1);
  const [, inBrackets, host = inBrackets, port] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(.*))?$/.exec(place) ?? [];
  if (host === undefined) return false;
  if (
    port !== undefined &&
    !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536)
  ) {
    return false;
  }
  return inBrackets === undefined ? isIpAddress(host) || isHostName(host) : isIPv6(inBrackets);
}
