import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinkProblem } from '../../../../src/learning/submit/linkProblem.ts';
import { isWebLink } from '../../../../src/lib/links.ts';
import '../../../support/seeded.ts';
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
    expect(isWebLink(meant)).toBe(true);
    expect(findLinkProblem(meant)).toBeNull();
  }
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
      return meant === null || (meant !== typed.trim() && /^https?:\/\//i.test(meant));
    }),
  );
});
