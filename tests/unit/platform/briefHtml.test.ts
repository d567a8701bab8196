import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from '../../../src/tasks/briefElements.ts';
import { encodeHtml } from '../../sandbox/data/seed.ts';

// DOMPurify's part is tested in a browser: tests/e2e/{brief.spec,hostile.sweep,sanitiser.sweep}.ts.

test('the entities of a description are decoded once', () => {
  const unit = constantFrom('<', '>', '&', '"', "'", '#', ';', ' ', '/', 'lt', 'amp', 'p', '1');
  assert(
    property(string({ unit }), (text) => {
      expect(decodeHtml(encodeHtml(text))).toBe(text);
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
