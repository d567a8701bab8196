import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from '../../../src/tasks/briefElements.ts';
import '../../support/seeded.ts';

/** HTML as the API stores it in a task's description: encoded as entities. */
const encode = (html: string): string =>
  html
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

// DOMPurify's part is tested in a browser: tests/e2e/{brief.spec,hostile.sweep,sanitiser.sweep}.ts.

test('a description is decoded once', () => {
  const unit = constantFrom('<', '>', '&', '"', "'", '#', ';', ' ', '/', 'lt', 'amp', 'p', '1');
  assert(
    property(string({ unit }), (text) => {
      expect(decodeHtml(encode(text))).toBe(text);
    }),
  );
});

test('numeric entities are decoded, and invalid characters are dropped', () => {
  expect(decodeHtml('&lt;b&gt; &#60;i&#62; &#x3C;u&#x3e; &amp;lt; &nbsp; &#0;')).toBe(
    '<b> <i> <u> &lt; &nbsp; ',
  );
});

test('a description that was never encoded is unchanged', () => {
  expect(decodeHtml('<p>Write &lt;b&gt;</p>')).toBe('<p>Write &lt;b&gt;</p>');
});
