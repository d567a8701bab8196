import * as fc from 'fast-check';
import '../../support/seeded.ts';
import { encodeHtml } from '../../sandbox/data/seed.ts';
import { openSanitiser } from '../support/sanitiser.ts';
import { expect, test } from '../support/site.ts';
import { markup } from '../support/sweeps/vectors.ts';
import { watch } from '../support/watch.ts';

/** Snippets that parsers treat differently, in any combination. */
const pieces = (
  '<a href=" " \' ` > /> </a> <svg> </svg> <math> </math> <mtext> <mi> <mglyph> <table> </table> <td> ' +
  '<style> </style> <title> </title> <textarea> </textarea> <noscript> </noscript> <template> ' +
  '</template> <select> <option> <p> </p> <form> </form> <foreignObject> <annotation-xml ' +
  '<desc> <!-- --> --!> <![CDATA[ ]]> <? <img src=x onerror=pwned()> onload=pwned() id= name= ' +
  'style= javascript:pwned() data: https://evil.example &lt; &gt; &quot; &amp; &#60; &#x3c; &Tab; ' +
  '<xmp> </xmp> <plaintext> <iframe srcdoc= <h1> </h1> <h5> <pre> <ul> <li> <br> \\0 \\u2028 = / <'
).split(' ');

const anyHtml = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.constantFrom(...markup) },
      { weight: 1, arbitrary: fc.string() },
      { weight: 1, arbitrary: fc.constantFrom(' ', '\t', '\n', '\0') },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

test('sanitised HTML of any brief stays clean', async ({ page, site }) => {
  const report = await watch(page, site.origin);
  await openSanitiser(page);
  await page.evaluate(() => {
    const tags = new Set(
      (
        'h2 h3 h4 h5 h6 p br hr blockquote div span ul ol li dl dt dd pre code kbd samp var strong ' +
        'b em i u s del ins mark small sub sup abbr q a img figure figcaption table caption thead ' +
        'tbody tfoot tr th td colgroup col'
      ).split(' '),
    );
    const attributes = new Set(
      (
        'href src alt title width height lang dir colspan rowspan scope start reversed target rel ' +
        'loading decoding referrerpolicy tabindex data-scroll'
      ).split(' '),
    );
    const place = document.querySelector('p') ?? document.body;
    const faultOf = (element: Element): string | null => {
      if (!tags.has(element.localName)) return `<${element.localName}>`;
      const odd = [...element.attributes].find(({ name }) => !attributes.has(name));
      if (odd) return `${element.localName} ${odd.name}`;
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
        const safe = ['https:', 'http:', 'mailto:'].includes(element.protocol);
        return safe && element.rel === (element.protocol === 'mailto:' ? '' : 'noopener noreferrer')
          ? null
          : `link ${element.href}`;
      }
      if (element instanceof HTMLImageElement) {
        return element.src.startsWith('https://') ? null : `picture ${element.src}`;
      }
      return element.namespaceURI === document.documentElement.namespaceURI ? null : 'foreign';
    };
    const clean = (text: string): string[] => {
      const brief: unknown = Reflect.get(Object(Reflect.get(window, 'brief')), 'briefElements');
      if (typeof brief !== 'function') throw new Error('There is no sanitiser');
      const cleaned: unknown = brief(text);
      // The brief is inserted as in the app, and parsed again like a copy.
      place.replaceChildren(
        ...(cleaned instanceof Element ? cleaned.cloneNode(true).childNodes : []),
      );
      const faults = [...place.querySelectorAll('*')].map(faultOf);
      const once = place.innerHTML;
      place.innerHTML = once;
      const again = [...place.querySelectorAll('*')].map(faultOf);
      return [...faults, ...again].filter((fault) => fault !== null);
    };
    Object.assign(window, { clean });
  });
  const clean = (texts: string[]): Promise<string[]> =>
    page.evaluate((all) => {
      const check: unknown = Reflect.get(window, 'clean');
      if (typeof check !== 'function') throw new Error('There is no check');
      return all.flatMap((text): string[] => check(text));
    }, texts);

  for (const vector of markup) {
    expect(
      await clean([vector, encodeHtml(vector), encodeHtml(encodeHtml(vector))]),
      vector,
    ).toEqual([]);
  }
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      expect(await clean([html, encodeHtml(html)])).toEqual([]);
    }),
  );
  expect(report.ran).toEqual([]);
  expect(report.noise).toEqual([]);
  expect(report.foreign.filter((request) => !request.startsWith('image https://'))).toEqual([]);
});
