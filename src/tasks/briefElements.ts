import DOMPurify from 'dompurify';
import { safeLink } from '../lib/links.ts';

const TAGS = (
  'h1 h2 h3 h4 h5 h6 p br hr blockquote div span ul ol li dl dt dd pre code kbd samp var ' +
  'strong b em i u s del ins mark small sub sup abbr q a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td colgroup col'
).split(' ');

const ATTRIBUTES =
  'href src alt title width height lang dir colspan rowspan scope start reversed'.split(' ');

const namedEntities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * Decodes a description's HTML entities once, so that code in the brief (`&amp;lt;`) stays code.
 */
export function decodeHtml(text: string): string {
  if (/<\/?[a-z]/i.test(text)) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return namedEntities[name.toLowerCase()] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** A text without tags keeps its lines and paragraphs. */
function asHtml(text: string): string {
  if (/<\/?[a-z]/i.test(text)) return text;
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('');
}

/** A link opens in a new tab without a referrer; an unsafe one becomes plain text. */
function sanitiseLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  const safe = /^mailto:/i.test(href.trim()) ? href.trim() : safeLink(href);
  if (safe === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', safe);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** A picture loads over https and only when scrolled to; any other becomes its `alt` text. */
function sanitiseImage(image: Element): void {
  const src = safeLink(image.getAttribute('src'));
  if (src === null || !src.startsWith('https:')) {
    image.replaceWith(image.getAttribute('alt') ?? '');
    return;
  }
  image.setAttribute('src', src);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** A list that stays as it is while its elements are replaced. */
const allOf = <Name extends keyof HTMLElementTagNameMap>(root: Element, name: Name) => [
  ...root.getElementsByTagName(name),
];

/** The heading levels in use become `top`, the next and so on, in order. */
function fitHeadings(root: Element, top: number): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const fit = document.createElement(`h${Math.min(6, used.indexOf(heading.tagName) + top)}`);
    fit.append(...heading.childNodes);
    heading.replaceWith(fit);
  }
}

/** Lets code and tables wider than a phone scroll sideways, also with the keyboard. */
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
 * scripts, handlers, frames, styles and `javascript:`. The page gets these elements themselves, so
 * that no second parser reads them.
 * @param top the level of its highest headings
 * @returns null if nothing visible is left
 */
export function briefElements(description: string, top = 2): Element | null {
  const root: unknown = DOMPurify.sanitize(asHtml(decodeHtml(description)), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  });
  if (!(root instanceof Element)) return null;
  const images = allOf(root, 'img');
  if (root.textContent.trim() === '' && images.length === 0) return null;
  for (const link of allOf(root, 'a')) sanitiseLink(link);
  for (const image of images) sanitiseImage(image);
  fitHeadings(root, top);
  makeScrollable(root);
  return root;
}
