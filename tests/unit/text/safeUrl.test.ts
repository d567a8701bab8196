import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  safeImage,
  safeLink,
  cleanLink,
  isAcceptedLink,
  isShortened,
  isWebLink,
  sentLink,
} from '../../../src/lib/links.ts';
import { isUrl } from '../../sandbox/http/formats.ts';

const isSubmittable = (link: string) => isWebLink(link) && isAcceptedLink(link);

const anything = fc.anything({ maxDepth: 1, maxKeys: 3 });

/**
 * `javascript:` and similar schemes as browsers accept them, in any case and with blanks before and
 * within.
 */
const disguised = fc
  .tuple(
    fc.constantFrom('javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'view-source'),
    fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\0', '\u0001', '\u001f') }),
    fc.nat({ max: 12 }),
    fc.constantFrom('', '\t', '\n', '\r'),
    fc.oneof(fc.string(), fc.constantFrom('//https://a.example/%0aalert(1)', 'text/html,<b>')),
  )
  .map(([scheme, upper, before, at, within, rest]) => {
    const name = scheme.replaceAll(/./g, (c, index: number) =>
      upper[index] ? c.toUpperCase() : c,
    );
    return `${before}${name.slice(0, at)}${within}${name.slice(at)}:${rest}`;
  });

describe('safeLink', () => {
  test.each(['https://a.example/x?y#z', 'http://127.0.0.1:8000/'])('safeLink accepts %s', (url) => {
    expect(safeLink(url)).toBe(url);
  });

  test('safeLink trims spaces of any kind', () => {
    expect(safeLink('\u00a0https://a.example/\u2003')).toBe('https://a.example/');
  });

  test.each([
    ['www.w3schools.com/css', 'https://www.w3schools.com/css'],
    ['//a.example/x', 'https://a.example/x'],
    ['developer.mozilla.org', 'https://developer.mozilla.org/'],
    ['youtu.be/dQw4w9WgXcQ?t=3', 'https://youtu.be/dQw4w9WgXcQ?t=3'],
    ['docs.example:8080/guide', 'https://docs.example:8080/guide'],
    ['“https://a.example/menu”.', 'https://a.example/menu'],
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['menu.html.example/x.html', 'https://menu.html.example/x.html'],
  ])('safeLink completes %j to %j', (written, link) => {
    expect(safeLink(written)).toBe(link);
  });

  test.each([
    'mailto:a@b.example',
    'a@b.example',
    '/path',
    '/a.example/path',
    '///a.example',
    '\\\\a.example\\x',
    './a.example',
    '../notes',
    '#part',
    '?a.example',
    'index.html',
    'Menu.PDF#page=2',
    'css/style.css',
    'localhost:3000',
    'my work',
    '',
    null,
    undefined,
    7,
    { href: 'https://a.example' },
  ])('safeLink refuses %j', (url) => {
    expect(safeLink(url)).toBeNull();
  });

  test('safeLink returns only http and https', () => {
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.webUrl({ size: 'xsmall' }), fc.string(), disguised),
        (value) => {
          const link = safeLink(value);
          return link === null || (/^https?:\/\/[^/]/.test(link) && safeLink(link) === link);
        },
      ),
    );
  });

  test('safeLink rejects disguised schemes', () => {
    fc.assert(fc.property(disguised, (value) => safeLink(value) === null));
  });
});

test.each([
  // These links have invisible characters.
  'https://a.example/menu\u200b',
  '\u2066https://a.example/menu\u2069',
  'https://a.exa\u00admple/menu',
  '\ufeffhttps://a.example/me\u2060nu',
  'https://a.example/menu\u200e\u00a0',
  'https://a.example/menu%E2%80%8B',
  'https://a.example/menu%20%0A',
  'https://a.example/menu&nbsp;',
  'https://a.example/me\u200dnu',
  // These links have marks around them.
  '[My list](https://a.example/menu)',
  '![My list](<https://a.example/menu>)',
  '[My list](https://a.example/menu "The list").',
  '<https://a.example/menu>',
  '<https://a.example/menu|My list>',
  '<a class="x" href="https://a.example/menu">My list</a>',
  '[url=https://a.example/menu]My list[/url]',
  '[url]https://a.example/menu[/url]',
  '(https://a.example/menu)',
  '“https://a.example/menu”',
  '«https://a.example/menu».',
  '`https://a.example/menu`',
  '*https://a.example/menu*',
  '_~https://a.example/menu~_',
  '- https://a.example/menu',
  '• https://a.example/menu;',
  '2. https://a.example/menu',
  '> https://a.example/menu,',
  'https://a.example/menu).',
  'https://a.example/menu!',
  'https://a.example/menu&gt;',
  'https:// a.example/menu',
])('cleanLink cuts what surrounds the link in %j', (pasted) => {
  expect(cleanLink(pasted)).toBe('https://a.example/menu');
});

test.each([
  'https://en.wikipedia.org/wiki/Ajo_(savings)',
  'https://a.example/menu?tags[]',
  'https://a.example/~amina/_x_',
  'https://ọjà.example/می\u200cخواهم',
  'https://👩\u200d💻.example/',
  'https://github.com/amina/a/compare/main...menu',
  'https://a.example/@amina*',
])('cleanLink leaves %j as it is', (link) => {
  expect(cleanLink(link)).toBe(link);
});

test.each([
  ['https://github.com/amina-b/market-stall-pri…', true],
  ['https://github.com/amina-b/market-stall-pri...', true],
  ['https://github.com/…/menu.html', true],
  ['github.com/amina-b/market%E2%80%A6', true],
  ['“https://a.example/market…”', true],
  ['https://github.com/amina/a/compare/main...menu', false],
  ['https://a.example/menu.', false],
])('%s is shortened: %s', (link, isCut) => {
  expect(isShortened(link)).toBe(isCut);
});

test.each([
  ['github.com/me', 'https://github.com/me'],
  ['  me.github.io ', 'https://me.github.io'],
  ['http://a.example', 'http://a.example'],
  ['git+ssh.2-x:a', 'git+ssh.2-x:a'],
  ['github.com/me/a:b', 'https://github.com/me/a:b'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
  ['   ', ''],
])('sentLink turns %j into %j', (typed, completed) => {
  expect(sentLink(typed)).toBe(completed);
});

describe('a link to submit', () => {
  test.each([
    'https://github.com/me/work',
    'github.com/me/work',
    'https://me.github.io',
    'https://127.0.0.1/x',
    'https://example.com/a b',
    'https://example.com/<x>',
    'https://localhost.example',
    'github.com:443/me/work',
    'http://[::1]/x',
    'https://[2001:db8::1]:8080/x',
    'https://💻.example/x',
    'https://a--b.example:65535?x',
    'https://site.example.',
    '//site.example',
  ])('a form accepts the link %s', (link) => {
    expect(isSubmittable(link)).toBe(true);
  });

  test.each([
    '',
    'my work',
    'work',
    'localhost',
    'http://localhost:3000',
    'https://app.localhost',
    'https://nodot',
    'ftp://files.example/x',
    'mailto:me@mail.example',
    'javascript:alert(document.domain)',
    'https://me:secret@site.example',
    'https://me@site.example',
    'https://:secret@site.example',
    'https://.example',
    'https://.site.example',
    'https://APP.LOCALHOST',
    'https://',
    'https://my_site.example',
    'https://a..org',
    'https://a.b',
    'https://site.example:0/x',
    'https://site.example:/x',
    'https://<x>.example',
    'https://-a.example',
    'https://a-.example',
    'https://site.123',
    'http://01.2.3.4/x',
    'http://1.2.3.4./x',
    'index.html',
    'tel:123',
  ])('a form refuses the link %j', (link) => {
    expect(isSubmittable(link)).toBe(false);
  });

  const part = fc.string({
    unit: fc.constantFrom(...Array.from('aB1-_. <>:/?#@[]é💻ａ%\\')),
    maxLength: 12,
  });
  const typedLink = fc
    .tuple(
      fc.constantFrom('', 'https://', 'HTTP://', '//'),
      fc.oneof(part, fc.ipV4Extended(), fc.constantFrom('01.2.3.4', '1.2.3.4.')),
      fc.constantFrom('', '.org/'),
      part,
    )
    .map((parts) => parts.join(''));

  test('a link that the form accepts is accepted by the API', () => {
    fc.assert(fc.property(typedLink, (typed) => !isSubmittable(typed) || isUrl(sentLink(typed))));
  });

  test('an accepted link is always safe to link to', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, size: 'xsmall' })),
        (typed) => !isSubmittable(typed) || safeLink(sentLink(typed)) !== null,
      ),
    );
  });
});

describe('a picture', () => {
  const api = 'http://127.0.0.1:4820';
  test.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['/api/photos/a', `${api}/api/photos/a`],
    [`${api}/api/photos/a`, `${api}/api/photos/a`],
    ['http://elsewhere.example/a.png', null],
    ['//elsewhere.example/a.png', `${api}//elsewhere.example/a.png`],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    [null, null],
  ])('safeImage shows %j from %j', (url, shown) => {
    expect(safeImage(url, api)).toBe(shown);
  });

  test('safeImage returns https or the API’s origin for any address', () => {
    const blanks = fc.constantFrom('/', '//', '/\t/', '/\\', '\t//', '/\n/a@', '/.', '/@');
    const relative = fc.tuple(blanks, fc.domain()).map(([start, host]) => `${start}${host}/a.png`);
    fc.assert(
      fc.property(
        fc.oneof(relative, disguised, fc.webUrl({ size: 'xsmall' }), fc.string(), anything),
        (value) => {
          const shown = safeImage(value, api);
          return shown === null || shown.startsWith('https://') || shown.startsWith(`${api}/`);
        },
      ),
    );
  });
});
