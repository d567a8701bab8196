import DOMPurify from 'dompurify';
import { softSpaces } from '../lib/format.ts';
import { safeLink, shownAddress } from '../lib/links.ts';
import { videoOf } from '../lib/video.ts';
import { EMBEDDED, markupOf, TAGS } from './briefMarkup.ts';

const ATTRIBUTES =
  'href src data url alt title width height lang dir colspan rowspan scope start reversed'.split(
    ' ',
  );

const namedEntities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * Decodes a description's HTML entities once, so that code in the brief (`&amp;lt;`) stays code. A
 * text with `<` has never been encoded.
 */
export function decodeHtml(text: string): string {
  if (text.includes('<')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return namedEntities[name.toLowerCase()] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const leftOutTexts = {
  picture: 'Picture',
  video: 'Video',
  audio: 'Recording',
  page: 'Embedded page',
  link: (what: string, name: string) => `${what}: ${name}`,
  line: (what: string, details: string) =>
    details === '' ? `${what} that we cannot show` : `${what} that we cannot show: ${details}`,
} as const;

/** Opens a link in a new tab without a referrer. */
function setLink(link: Element, address: string): void {
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Replaces what cannot be shown with a link, or with a line that says what was there. */
function leaveOut(
  element: Element,
  what: 'picture' | 'video' | 'audio' | 'page',
  address: string,
  name: string,
): void {
  const link = safeLink(address);
  const shown = document.createElement(link === null ? 'span' : 'a');
  if (link === null) {
    const place = /^data:/i.test(address) ? '' : address;
    const details = name && place ? `${name} (${place})` : name || place;
    shown.textContent = leftOutTexts.line(leftOutTexts[what], details);
  } else {
    setLink(shown, link);
    shown.textContent = leftOutTexts.link(leftOutTexts[what], name || shownAddress(link));
  }
  const isOnOwnLine = what !== 'picture' && element.closest('p, a') === null;
  const line = isOnOwnLine ? document.createElement('p') : shown;
  if (line !== shown) line.append(shown);
  element.replaceWith(line);
}

/** Turns an unsafe link into plain text, followed by its address if that is relative. */
function sanitiseLink(link: Element): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (/^mailto:/i.test(href)) {
    setLink(link, href);
    return;
  }
  const safe = safeLink(href);
  if (safe !== null) {
    setLink(link, safe);
    return;
  }
  if (/^[^#:]+$/.test(href) && !link.textContent.includes(href)) link.append(` (${href})`);
  link.replaceWith(...link.childNodes);
}

/** Lets a picture load over https and only when the user scrolls to it; any other is left out. */
function sanitiseImage(image: Element): void {
  const address = image.getAttribute('src') ?? '';
  const src = safeLink(address);
  if (src === null || !src.startsWith('https:')) {
    leaveOut(image, 'picture', address, image.getAttribute('alt')?.trim() ?? '');
    return;
  }
  image.setAttribute('src', src);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** Replaces what is embedded, because it would load from elsewhere without a tap. */
function replaceEmbedded(root: Element): void {
  for (const element of root.querySelectorAll(EMBEDDED.join())) {
    if (!root.contains(element)) continue;
    const source = element.querySelector('source[src]');
    const address =
      element.getAttribute('src') ??
      element.getAttribute('data') ??
      element.getAttribute('url') ??
      source?.getAttribute('src') ??
      '';
    const page = videoOf(address)?.page ?? null;
    const what =
      page !== null || element.matches('video')
        ? 'video'
        : element.matches('audio')
          ? 'audio'
          : 'page';
    if (element.matches('source')) element.remove();
    else leaveOut(element, what, page ?? address, element.getAttribute('title')?.trim() ?? '');
  }
  for (const name of ['data', 'url'])
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** Elements that a translation of the page must leave as they are. */
const CODE = 'code, kbd, pre, samp, var';

/**
 * Turns no-break spaces into ordinary ones, because between all words they would make one long
 * word.
 */
function softenSpaces(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement?.closest('pre, code')) continue;
    currentNode.nodeValue = softSpaces(currentNode.nodeValue ?? '');
  }
}

/** Lists elements in a way that does not change while they are replaced. */
const allOf = <Name extends keyof HTMLElementTagNameMap>(root: Element, name: Name) => [
  ...root.getElementsByTagName(name),
];

/** Raises or lowers headings, so that the levels in use become `top`, the next and so on. */
function fitHeadings(root: Element, top: number): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const fit = document.createElement(`h${Math.min(6, used.indexOf(heading.tagName) + top)}`);
    fit.append(...heading.childNodes);
    heading.replaceWith(fit);
  }
}

/** Lets code and tables that are wider than a phone scroll sideways, even with the keyboard. */
function makeScrollable(root: Element): void {
  for (const wide of allOf(root, 'pre')) wide.setAttribute('tabindex', '0');
  for (const table of allOf(root, 'table')) {
    const frame = document.createElement('div');
    frame.setAttribute('data-scroll', '');
    frame.setAttribute('tabindex', '0');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Returns a task's description as elements, decoded and sanitised by DOMPurify, which removes
 * scripts, handlers, styles and `javascript:`. What a brief embeds becomes a link. The page gets
 * these elements themselves, so that no second parser reads them.
 * @param top the level of its highest headings
 * @returns null if nothing visible is left
 */
export function briefElements(description: string, top = 2): Element | null {
  const root: unknown = DOMPurify.sanitize(markupOf(decodeHtml(description)), {
    ALLOWED_TAGS: [...TAGS, ...EMBEDDED],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  });
  if (!(root instanceof Element)) return null;
  for (const link of allOf(root, 'a')) sanitiseLink(link);
  for (const image of allOf(root, 'img')) sanitiseImage(image);
  replaceEmbedded(root);
  if (root.textContent.trim() === '' && allOf(root, 'img').length === 0) return null;
  softenSpaces(root);
  for (const code of root.querySelectorAll(CODE)) code.setAttribute('translate', 'no');
  fitHeadings(root, top);
  makeScrollable(root);
  return root;
}
