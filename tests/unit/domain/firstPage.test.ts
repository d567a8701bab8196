import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type FirstPage, PAGE_LIMIT, pageOf } from '../../../src/learning/firstPage/firstPage.ts';
import '../../support/seeded.ts';

const page: FirstPage = {
  name: 'Amina',
  about: 'I like forms.\n\nAnd maps.\nOf Kano.',
  track: 'Web development',
  works: [{ title: 'Price list', url: 'https://git.example/amina?a=1&b=2', words: 'My first.' }],
};

const hostile = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  constantFrom(
    '</style><script>alert(1)</script>',
    '--><img src=x onerror=alert(1)>',
    '"><a href="javascript:alert(1)">',
    '&lt;script&gt;',
    "' onmouseover='alert(1)",
    '\u202Egnp.exe',
    '\ud800',
    '\u0000<\u0000script',
  ),
);
const url = oneof(
  hostile,
  constantFrom(
    'javascript:alert(1)',
    'data:text/html,<b>',
    ' https://git.example/"onclick="',
    '//x',
  ),
);

const tags = (html: string) => [...html.matchAll(/<(?!!)\/?([a-z]\w*)/gi)].map(([, tag]) => tag);
const attributes = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s([a-z-]+)=/g)].map(([, name]) => name),
  );

test('a first page has the name, the words and the links, and no surname', () => {
  const html = pageOf(page);
  expect(html).toContain('<h1>Hello, I am Amina</h1>');
  expect(html).toContain('<title>Amina: my first page</title>');
  expect(html).toContain('<a href="https://git.example/amina?a=1&amp;b=2">Price list</a>');
  expect(html).toMatch(/<p>I like forms\.<\/p>\s*<p>And maps\.<br \/>\s*Of Kano\.<\/p>/);
  expect(html).toContain('<p>My first.</p>');
});

test('a page without a name, words or work has no empty parts', () => {
  const html = pageOf({ ...page, name: ' ', about: ' \n ', works: [] });
  expect(html).toContain('<h1>Hello</h1>');
  expect(html).toContain('<title>My first page</title>');
  expect(html).not.toMatch(/<p>\s*<\/p>|<ul>|What I made/);
});

test('a page with 30 works and their words is at most 15 KB', () => {
  const work = { title: 'A title of forty characters, as most are', url: page.works[0]?.url ?? '' };
  const works = Array.from({ length: 30 }, () => ({ ...work, words: 'w'.repeat(150) }));
  expect(new Blob([pageOf({ ...page, works })]).size).toBeLessThan(PAGE_LIMIT);
});

test('no text or link adds an element or an attribute to a page', () => {
  const plain = pageOf(page);
  const allowedTags = new Set(tags(plain));
  const allowedAttributes = new Set(attributes(plain));
  assert(
    property(
      record({
        name: hostile,
        about: hostile,
        track: hostile,
        works: array(record({ title: hostile, url, words: hostile }), { maxLength: 3 }),
      }),
      (content) => {
        const html = pageOf(content);
        expect(tags(html).filter((tag) => !allowedTags.has(tag))).toEqual([]);
        expect(attributes(html).filter((name) => !allowedAttributes.has(name))).toEqual([]);
        expect(html).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
        expect(html).not.toMatch(/[^\P{Cc}\n]|\p{Surrogate}|[\u202a-\u202e]/u);
        expect(html).not.toMatch(/href="(?!https?:|data:,")/);
        // The comments and the style are ours alone.
        expect(html.match(/<!--/g)?.length).toBeLessThanOrEqual(12);
        expect(html.match(/<style>/g)).toHaveLength(1);
      },
    ),
  );
});
