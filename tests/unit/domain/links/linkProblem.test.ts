import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinkProblem } from '../../../../src/learning/submit/linkProblem.ts';
import { isAcceptedLink, isWebLink } from '../../../../src/lib/links.ts';
import { sound, troubled } from './linkCases.ts';

test.each(troubled)('%s is reported as %s and corrected to %s', (typed, reason, meant) => {
  expect(findLinkProblem(typed)).toEqual({ reason, meant });
  expect(findLinkProblem(`  ${typed} `)).toEqual({ reason, meant });
});

test.each(sound)('%s has no warning', (typed) => {
  expect(findLinkProblem(typed)).toBeNull();
});

test('a corrected link is valid and has no correction', () => {
  const known = troubled.flatMap(([, , meant]) => meant ?? []);
  expect(known.length).toBeGreaterThan(15);
  for (const meant of known) {
    expect(isWebLink(meant) && isAcceptedLink(meant)).toBe(true);
    expect(findLinkProblem(meant)).toBeNull();
  }
});

const fits = (link: string) => link.length <= 128;
const tail = 'x'.repeat(128);

test.each([
  ['https://amina.github.io/a?fbclid=', 'https://amina.github.io/a'],
  [
    'https://amina.github.io/a?page=2&utm_source=whatsapp&utm_content=',
    'https://amina.github.io/a?page=2',
  ],
  ['https://www.figma.com/proto/x7k2?gclid=', 'https://www.figma.com/proto/x7k2'],
  ['https://youtu.be/dQw4w9WgXcQ?si=', 'https://youtu.be/dQw4w9WgXcQ'],
  ['https://amina.github.io/a?srsltid=', 'https://amina.github.io/a'],
  ['https://amina.github.io/a?page=2&sfnsn=wa&__cft__[0]=', 'https://amina.github.io/a?page=2'],
  ['https://amina.github.io/a?gad_source=1&trk=', 'https://amina.github.io/a'],
  ['https://amina.github.io/a#top:~:text=', 'https://amina.github.io/a#top'],
])('the additions of apps are offered to be cut if they make %s too long', (link, meant) => {
  expect(findLinkProblem(link + tail, fits)).toEqual({ reason: 'tracked', meant });
  expect(findLinkProblem(link, fits)).toBeNull();
});

test('a correction that is itself too long is not offered', () => {
  const long = `https://amina.github.io/${tail}`;
  expect(findLinkProblem(`My work: ${long}`, fits)).toEqual({ reason: 'several', meant: null });
  expect(findLinkProblem(`${long}?fbclid=x`, fits)?.meant).toBeNull();
  expect(findLinkProblem(long, fits)).toBeNull();
});

const anyText = fc.oneof(
  fc.string(),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .constantFrom(...sound, ...troubled.map(([typed]) => typed))
    .chain((link) =>
      fc
        .tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }))
        .map(([before, after]) => before + link + after),
    ),
);

test('a correction is always a different web address', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { meant = null } = findLinkProblem(typed) ?? {};
      return (
        meant === null || (meant !== typed.trim() && isWebLink(meant) && isAcceptedLink(meant))
      );
    }),
  );
});
