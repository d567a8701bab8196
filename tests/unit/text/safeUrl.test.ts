import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  safeImage,
  safeLink,
  completeLink,
  isAcceptedLink,
  isWebLink,
  sentLink,
} from '../../../src/lib/links.ts';
import { isUrl } from '../../sandbox/http/formats.ts';
import '../../support/seeded.ts';
import { videoOf } from '../../../src/lib/video.ts';

const isSubmittable = (link: string) => isWebLink(link) && isAcceptedLink(link);

const anything = fc.anything({ maxDepth: 1, maxKeys: 3 });

/** `javascript:` and its like as browsers accept them: any case, blanks before and within. */
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
    'mailto:a@b.example',
    '//a.example',
    '/path',
    'a.example',
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
  ['github.com/me', 'https://github.com/me'],
  ['  me.github.io ', 'https://me.github.io'],
  ['http://a.example', 'http://a.example'],
  ['git+ssh.2-x:a', 'git+ssh.2-x:a'],
  ['github.com/me/a:b', 'https://github.com/me/a:b'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
  ['   ', ''],
])('completeLink turns %j into %j', (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
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
    'https://site.example.',
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
    '//site.example',
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
        (typed) => !isSubmittable(typed) || safeLink(completeLink(typed)) !== null,
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

const youtube = (video: string) => ({
  provider: 'YouTube',
  src: `https://www.youtube-nocookie.com/embed/${video}autoplay=1&rel=0`,
});

const vimeo = (video: string) => ({
  provider: 'Vimeo',
  src: `https://player.vimeo.com/video/${video}autoplay=1&dnt=1`,
});

const showcase = { provider: 'Vimeo', src: 'https://vimeo.com/showcase/3253534/embed' };

test.each([
  ['https://www.youtube.com/playlist?list=PL4cUxeGkcC9', youtube('videoseries?list=PL4cUxeGkcC9&')],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?')],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL4cUxe', youtube('dQw4w9WgXcQ?list=PL4cUxe&')],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', youtube('dQw4w9WgXcQ?')],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?')],
  ['https://www.youtube.com/embed/videoseries?list=PL4cUxe', youtube('videoseries?list=PL4cUxe&')],
  ['https://vimeo.com/76979871', vimeo('76979871?')],
  ['https://vimeo.com/76979871/8272103f6e', vimeo('76979871?h=8272103f6e&')],
  ['https://vimeo.com/76979871/x8272103f6e', vimeo('76979871?')],
  ['https://vimeo.com/76979871/8272103f6ex', vimeo('76979871?')],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871?')],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', vimeo('76979871?h=8272103f6e&')],
  ['https://vimeo.com/showcase/3253534', showcase],
  ['https://vimeo.com/album/3253534', showcase],
])('%s is played by %j', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

test.each([
  null,
  '',
  'not an address',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/unembed/dQw4w9WgXcQ',
  'https://www.youtube.com/embedded/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase',
  'https://notvimeo.com/76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://example.org/76979871',
  'javascript:alert(1)//https://vimeo.com/1',
  'https://example.org/course.mp4',
])('videoOf returns null for %j', (address) => {
  expect(videoOf(address)).toBeNull();
});
