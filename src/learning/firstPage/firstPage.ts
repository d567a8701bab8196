import { brand } from '../../brand.ts';
import { safeLink } from '../../lib/links.ts';

export interface FinishedWork {
  id: string;
  title: string;
  /** As submitted, so it may be unsafe. */
  url: string;
}

export interface FirstPage {
  name: string;
  about: string;
  track: string;
  works: readonly { title: string; url: string; words: string }[];
}

/** The page is small enough to load at once on any phone. */
export const PAGE_LIMIT = 15_000;

/** The styles of the page, for its file and its preview. */
export const pageStyle = `/* A rule has a selector, such as body, and declarations in braces. */
/* These rules are for all of the page: its font, its colours and its width. */
body {
  max-width: 38rem;
  margin: 0 auto;
  padding: 2rem 1.25rem;
  font-family: system-ui, sans-serif;
  font-size: 1.125rem;
  line-height: 1.6;
  color: #232132;
  background: #fffaf0;
  overflow-wrap: anywhere;
}

h1 {
  font-size: 2.25rem;
  line-height: 1.2;
  color: #5b3fc4;
}

/* The list has no dots, and each work is a card. */
ul {
  padding: 0;
  list-style: none;
}

li {
  margin-bottom: 1rem;
  padding: 1rem 1.25rem;
  border-radius: 0.75rem;
  background: #ffffff;
}

li p {
  margin: 0.25rem 0 0;
}

a {
  font-weight: 600;
  color: #5b3fc4;
}

footer {
  margin-top: 3rem;
  font-size: 1rem;
}

/* These rules are only for visitors whose device is set to dark colours. */
@media (prefers-color-scheme: dark) {
  body {
    color: #f4f0ff;
    background: #17151f;
  }

  li {
    background: #24212f;
  }

  h1,
  a {
    color: #c3b2ff;
  }
}
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that HTML forbids, or that turn the text around them. */
const unprintable = /[^\P{Cc}\n]|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

const asHtml = (text: string): string =>
  text
    .replaceAll(/[\t\r]/g, ' ')
    .replaceAll(unprintable, '')
    .trim()
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const asLine = (text: string): string => asHtml(text).replaceAll(/\s+/g, ' ');

/** Each typed paragraph as an element. */
const paragraphs = (text: string, indent: string): string =>
  asHtml(text)
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(
      (part) => `${indent}<p>${part.trim().replaceAll(/\s*\n\s*/g, `<br />\n${indent}   `)}</p>\n`,
    )
    .join('');

const itemOf = ({ title, url, words }: FirstPage['works'][number], isFirst: boolean): string => {
  const link = safeLink(url);
  const note = isFirst ? '          <!-- A link. Its address is in href. -->\n' : '';
  const name = link === null ? asLine(title) : `<a href="${asHtml(link)}">${asLine(title)}</a>`;
  return `        <li>
${link === null ? '' : note}          ${name}
${paragraphs(words, '          ')}        </li>
`;
};

const workList = ({ track, works }: FirstPage): string => `
      <h2>What I made</h2>
      <p>I finished these tasks in the track ${asLine(track)} at ${brand.name}.</p>

      <!-- A list. Each item is in an li element. To add a work, copy an item and change its text. -->
      <ul>
${works.map((work, at) => itemOf(work, at === 0)).join('')}      </ul>
`;

/** Returns the content of a page's body, which its visitors see. */
export function pageBody(page: FirstPage): string {
  const name = asLine(page.name);
  return `
    <!-- The header is the beginning of the page. h1 is the main heading, and p is a paragraph. -->
    <header>
      <h1>${name ? `Hello, I am ${name}` : 'Hello'}</h1>
${paragraphs(page.about, '      ')}    </header>

    <!-- Main is the part that people come for. -->
    <main>${page.works.length > 0 ? workList(page) : '\n'}    </main>

    <footer>
      <p>This page is one file of HTML and CSS. Choose “View page source” to read it.</p>
    </footer>
  `;
}

/**
 * Returns a mentee's own page as a whole HTML file that makes no request. Its comments explain it to
 * a beginner.
 */
export function pageOf(page: FirstPage): string {
  const name = asLine(page.name);
  return `<!DOCTYPE html>
<!-- The line above says that this file is HTML. Browsers do not show comments such as this one. -->
<html lang="en">
  <!-- The head is about the page. Visitors do not see it. -->
  <head>
    <!-- With UTF-8, the letters of all languages look right, such as ẹ and ọ. -->
    <meta charset="utf-8" />
    <!-- On a phone, the page is as wide as the screen. -->
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!-- The title is on the tab of the browser, and search engines show it. -->
    <title>${name ? `${name}: my first page` : 'My first page'}</title>
    <!-- Without an icon, browsers request one. This icon is empty. -->
    <link rel="icon" href="data:," />
    <style>
${pageStyle.replaceAll(/^(?=.)/gm, '      ')}    </style>
  </head>

  <!-- The body is what visitors see. -->
  <body>${pageBody(page)}</body>
</html>
`;
}
