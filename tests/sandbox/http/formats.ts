import { isIPv6 } from 'node:net';

/** E.164; spaces, dots, dashes and brackets are ignored. */
export function isPhoneNumber(value: string): boolean {
  const number = value.replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) && !isTooNew(number);
}

/**
 * Numbers that are newer than the API's list of 2020: all of 0707 and 0911 to 0919; most of 0801
 * and 0819; one in nine of 0702.
 */
const isTooNew = (number: string): boolean =>
  /^\+234(707|91[1-9]|8(01|19)[2-9]|7029)\d+$/.test(number);

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

/** Full-width letters look like others and are refused. */
const isWide = (label: string): boolean => /[\uFF01-\uFF5E]/.test(label);

function isIpAddress(host: string): boolean {
  const parts = host.split('.');
  return (
    parts.length === 4 &&
    parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

/**
 * The rules for `clientBaseUrl` and `taskUrl`: http, https, ftp and scheme-less addresses; no
 * `localhost` in any form (127.0.0.1 is accepted), no host without a dot.
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
