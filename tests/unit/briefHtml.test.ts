import fc from 'fast-check';
import { expect, test } from 'vitest';
import { briefHtml, decodeHtml } from '../../src/lib/briefHtml.ts';
import { encodeHtml } from '../sandbox/data/seedTracks.ts';

/** The brief of a description as the service would store it, in a page. */
function brief(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = briefHtml(encodeHtml(html));
  return page;
}

test('takes the encoding off once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'#; ab1lt') }), (text) => {
      expect(decodeHtml(encodeHtml(text))).toBe(text);
    }),
  );
  expect(decodeHtml('&lt;b&gt; &#60;i&#62; &#x3C;u&#x3e; &amp;lt; &nbsp; &#0;')).toBe(
    '<b> <i> <u> &lt; &nbsp; ',
  );
});

test('a description that was never encoded stays as it is', () => {
  expect(decodeHtml('<p>Write &lt;b&gt;</p>')).toBe('<p>Write &lt;b&gt;</p>');
});

test('keeps headings, lists, code, pictures and tables', () => {
  const page = brief(
    '<h1>Build</h1><ul><li>one</li></ul><ol start="2"><li>two</li></ol>' +
      '<pre><code>&lt;p&gt;</code></pre><img src="https://cdn.example/a.png" alt="A sketch">' +
      '<table><tr><th scope="col">Item</th></tr></table><blockquote>Hint</blockquote>',
  );
  expect(page.querySelector('pre code')?.textContent).toBe('<p>');
  expect(page.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/a.png');
  expect(page.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('2');
  expect(page.querySelector('th')?.getAttribute('scope')).toBe('col');
  for (const kept of ['ul li', 'ol li', 'blockquote', 'table']) {
    expect(page.querySelector(kept)).not.toBeNull();
  }
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">Text</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object>',
  '<a href="javascript:alert(1)">Link</a>',
  '<a href=" java\tscript:alert(1)">Link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Link</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">Text</p>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<p id="content" name="cookie" class="x" data-x="1">Text</p>',
])('nothing runs, loads or deceives: %s', (html) => {
  const page = brief(html);
  expect(page.querySelector('script, iframe, object, svg, math, style, form, input')).toBeNull();
  expect(page.querySelector('base, meta, img')).toBeNull();
  for (const element of page.querySelectorAll('*')) {
    const names = element.getAttributeNames();
    expect(names.filter((name) => /^(on|style$|id$|name$|class$)/.test(name))).toEqual([]);
    expect(element.getAttribute('href') ?? '').not.toMatch(/script|data:/i);
  }
});

test('links open beside the page; one that leads nowhere safe is text', () => {
  const page = brief(
    '<a href="https://validator.w3.org/">Validator</a><a href="#steps">Steps</a>' +
      '<a href="mailto:help@akada.example">Mail</a>',
  );
  const [out, inside, mail] = page.querySelectorAll('a');
  expect(out?.getAttribute('target')).toBe('_blank');
  expect(out?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(inside?.hasAttribute('href')).toBe(false);
  expect(mail?.getAttribute('href')).toBe('mailto:help@akada.example');
});

test.each(['http://cdn.example/a.png', 'data:image/png;base64,AA', '/local.png'])(
  'a picture that is not https leaves its words: %s',
  (src) => {
    const page = brief(`<p><img src="${src}" alt="A sketch"></p>`);
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toBe('A sketch');
  },
);

test.each([
  ['<h1>a</h1><h2>b</h2>', 'H2 H3'],
  ['<h3>a</h3><h6>b</h6><h3>c</h3>', 'H2 H3 H2'],
  ['<h2>a</h2>', 'H2'],
])('headings fit under the title of the page: %s', (html, levels) => {
  const headings = brief(html).querySelectorAll('h1, h2, h3, h4, h5, h6');
  expect([...headings].map(({ tagName }) => tagName).join(' ')).toBe(levels);
});

test('code and tables wider than a phone can be scrolled with the keyboard', () => {
  const page = brief('<pre>code</pre><table><tr><td>cell</td></tr></table>');
  expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(2);
  expect(page.querySelector('[data-scroll] > table')).not.toBeNull();
});

test('a text without tags keeps its paragraphs', () => {
  expect(briefHtml('First line\nsecond\n\nNext & last')).toBe(
    '<p>First line<br>second</p><p>Next &amp; last</p>',
  );
  expect(briefHtml('')).toBe('');
});
