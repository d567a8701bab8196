import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from '../../../src/lib/links.ts';

/** Returns a text with its links in brackets. */
const marked = (text: string): string =>
  linkParts(text)
    .map((part) => (part.href === null ? part.text : `[${part.text}](${part.href})`))
    .join('');

test.each([
  ['See https://a.example/menu.', 'See [a.example/menu](https://a.example/menu).'],
  ['(https://a.example/a_(b)), then', '([a.example/a_(b)](https://a.example/a_(b))), then'],
  ['“https://www.a.example/”', '“[a.example](https://www.a.example/)”'],
  ['[List](https://a.example/l)', '[List]([a.example/l](https://a.example/l))'],
  ['<https://a.example>\nNext', '<[a.example](https://a.example/)>\nNext'],
  ['HTTPS://A.Example/B', '[a.example/B](https://a.example/B)'],
  ['https://a.example/x\u200b now', '[a.example/x](https://a.example/x)\u200b now'],
  [
    'https://a.example https://b.example',
    '[a.example](https://a.example/) [b.example](https://b.example/)',
  ],
  ['https://раураl.example', '[xn--l-7sba6dbr.example](https://xn--l-7sba6dbr.example/)'],
])('%j has its https addresses as links: %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  'http://a.example',
  'a.example/menu',
  'javascript:alert(1)//https',
  'https://paypal.example@evil.example',
  'https://localhost:3000',
  'https://',
  'https://a.example\u202egnp.exe',
  'https://a.example,https://b.example',
  '<a href="x">text</a>',
  '',
])('%j stays text', (text) => {
  expect(marked(text)).toBe(text);
});

test('any text keeps its words, and each link leads to the host that it shows', () => {
  const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', 'https://', '.', ')', '\n'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      const isHonest = linkParts(text).every(({ href, text: shown }) => {
        if (href === null) return text.includes(shown);
        const { protocol, host, username } = new URL(href);
        return (
          protocol === 'https:' && username === '' && shown.startsWith(host.replace(/^www\./, ''))
        );
      });
      expect(isHonest).toBe(true);
    }),
  );
});

test('a comment of one long address needs no deep recursion', () => {
  expect(linkParts(`https://a.example${'!'.repeat(200_000)}`)).not.toEqual([]);
});
