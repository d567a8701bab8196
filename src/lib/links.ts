import { brand } from '../brand.ts';
import { fill } from '../paths.ts';

const zeroWidthJoiners = /[\u200c\u200d]/g;

/**
 * Control and format characters, and letters without a shape. Line ends and tabs are left out,
 * because they separate words.
 */
const invisible =
  /[^\P{Cf}\u200c\u200d]|[^\P{Cc}\t\n\r]|\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Returns whether a character may need a joiner next to it: an emoji, or a Persian letter. */
const isJoinable = (character: string | undefined): boolean =>
  character !== undefined && character > '\u007f';

/** What apps write around a link that has a text. The first group is the link. */
const wrappings: readonly RegExp[] = [
  // Markdown, perhaps with a title: [My list](https://…)
  /^!?\[[^\]]*\]\(\s*<?((?:(?!\]\()\S)+?)>?(?:\s+["'“(].*)?\s*\)[\s.,;:!?]*$/,
  /^<a\s[^>]*\bhref\s*=\s*["']?([^"'\s>]+)[^>]*>.*<\/a>$/is,
  /^\[url=["']?([^\]"']+)["']?\].*\[\/url\]$/is,
  /^\[url\](.+)\[\/url\]$/is,
  // Slack
  /^<([^|<>\s]+)\|[^<>]*>$/,
];

/** Quotation marks, brackets and bullets, with which no link begins. */
const leadingMarks = /^(?:[\s<>([{"'“”‘’„«»‹›`*_~•·–—-]|\d{1,2}[.)]\s)+/;

/** Marks with which no link ends. Three dots stay, because they show that a link was shortened. */
const trailingMarks =
  /(?:[\s<>"'“”‘’„«»‹›`|,;:!?]|&(?:gt|lt|quot|apos|nbsp|#39);|%E2%80%8[B-F]|%EF%BB%BF|%C2%A0|%20|%0[AD]|([^.])\.)$/i;

const closings: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, character: string): number => text.split(character).length - 1;

function withoutTrailingMarks(text: string, opening: string): string {
  let rest = text;
  for (;;) {
    const last = rest.slice(-1);
    const opened = closings[last];
    const isMark =
      opened === undefined
        ? /[*_~]/.test(last) && opening.includes(last)
        : count(rest, last) > count(rest, opened);
    const shorter = isMark ? rest.slice(0, -1) : rest.replace(trailingMarks, '$1');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

/**
 * Removes from a pasted link what apps and keyboards add to it: invisible characters, brackets and
 * quotation marks around it, the syntax of Markdown, and punctuation after it.
 */
export function cleanLink(pasted: string): string {
  const text = pasted
    .replace(invisible, '')
    .replace(zeroWidthJoiners, (joiner, at: number, all: string) =>
      isJoinable(all[at - 1]) && isJoinable(all[at + 1]) ? joiner : '',
    )
    .trim();
  for (const wrapping of wrappings) {
    const [, link] = wrapping.exec(text) ?? [];
    if (link !== undefined) return cleanLink(link);
  }
  const [opening = ''] = leadingMarks.exec(text) ?? [];
  return withoutTrailingMarks(text.slice(opening.length), opening).replace(
    /^(https?):\s*\/\/\s+/i,
    '$1://',
  );
}

/** A scheme. A colon followed by digits begins a port instead: `github.com:443/me`. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i;

/** Completes a cleaned link with https, unless it has a scheme or is relative. */
const completeLink = (text: string): string =>
  text === '' || scheme.test(text) || /^(?:[\\.?#]|\/(?!\/)|\/{3})/.test(text)
    ? text
    : `https://${text.replace(/^\/\//, '')}`;

/** A file beside the page, such as `menu.html`, even if its ending is also a country's. */
const fileName =
  /\.(?:html?|css|[cm]?[jt]sx?|json|xml|php|py|java|md|txt|pdf|docx?|xlsx?|pptx?|csv|zip|png|jpe?g|gif|svg|webp|mp[34]|webm|swf)$/i;

const hasDomain = ({ hostname, pathname, username }: URL): boolean =>
  username === '' &&
  /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$|^\d+(?:\.\d+){3}$/i.test(hostname) &&
  !(pathname === '/' && fileName.test(hostname));

/** Parses an absolute http or https address. `URL.canParse` is newer than the oldest browsers. */
function parseWeb(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/**
 * Completes an address that a person wrote, in a brief, a course or a form.
 * @returns the normalised address, or null if it is relative or neither http nor https
 */
export function safeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = cleanLink(value);
  const url = parseWeb(completeLink(text));
  return url && (scheme.test(text) || hasDomain(url)) ? url.href : null;
}

/** Formats an address as people read it: its host first, without the scheme and the last slash. */
export const shownAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

interface TextPart {
  text: string;
  /** Null for plain text. */
  href: string | null;
}

/**
 * Splits a plain text at its https addresses. An address stays text if it does not lead to a public
 * page, or if it names a user before its host.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  for (const word of text.split(/(https:\/\/[^\s<>"]{1,2048})/i)) {
    const address = cleanLink(word);
    const isLink = /^https:\/\//i.test(word) && word.startsWith(address);
    const isPublic = isWebLink(address) && isAcceptedLink(address);
    const href = isLink && isPublic ? safeLink(address) : null;
    if (href === null) {
      plain += word;
      continue;
    }
    parts.push({ text: plain, href: null }, { text: shownAddress(href), href });
    plain = word.slice(address.length);
  }
  return [...parts, { text: plain, href: null }].filter((part) => part.text !== '');
}

/**
 * Returns a picture's address from the API if it is https, or http(s) on the API's `origin`; else
 * null.
 */
export function safeImage(value: unknown, origin: string): string | null {
  if (typeof value !== 'string') return null;
  const url = parseWeb(value.startsWith('/') ? origin + value : value);
  return url?.protocol === 'https:' || url?.origin === origin ? url.href : null;
}

/**
 * Returns a link as it is sent: cleaned, completed, and without characters that the API refuses.
 */
export const sentLink = (value: string): string =>
  completeLink(cleanLink(value)).replace(/[\s<>]/g, encodeURIComponent);

/**
 * Returns whether a mentor can open an address: http or https, a public host, and no credentials,
 * because the mentor could read them.
 */
export function isWebLink(value: string): boolean {
  const link = safeLink(value);
  if (link === null) return false;
  const { hostname, username, password } = new URL(link);
  return (
    username === '' &&
    password === '' &&
    /^\[|^[^.\s].*\.[^.\s]+$/.test(hostname) &&
    !hostname.endsWith('.localhost')
  );
}

/**
 * Returns whether an app has shortened a link with three dots to show it. GitHub's compare pages
 * have dots inside.
 */
export const isShortened = (value: string): boolean => /…|%E2%80%A6|\.{3}$/i.test(cleanLink(value));

/**
 * A part of a host name: letters of any script and digits, with hyphens between them, but no
 * full-width letters.
 */
const label = /^[a-z\d\u00a1-\uff00\uff5f-\uffff]+(-+[a-z\d\u00a1-\uff00\uff5f-\uffff]+)*$/i;

/**
 * Returns whether the API accepts the host and port of a web address. Its rules are stricter than
 * those of browsers.
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

export interface Mail {
  address: string;
  subject?: string;
  text?: string;
  /** The address that gets a copy, by default the community's; null for no copy. */
  copy?: string | null;
}

/**
 * Returns a link that opens an email in the user's email app. The community gets a copy by default,
 * because mentees may be children and should not have to write to an adult in private.
 */
export function mailLink({ address, subject, text, copy = brand.email }: Mail): string {
  const fields = {
    cc: copy === address ? null : copy,
    // A line break would begin another header.
    subject: subject?.replaceAll(/\s+/g, ' '),
    // Lines in emails end with CRLF.
    body: text?.replaceAll(/\r?\n/g, '\r\n'),
  };
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${readable(value)}`] : [],
  );
  return `mailto:${readable(address.replaceAll(/\s/g, ''))}${query.length > 0 ? '?' : ''}${query.join('&')}`;
}

/** Decodes the @, because some email apps do not. */
const readable = (text: string): string => fill(text).replaceAll('%40', '@');
