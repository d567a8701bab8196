import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../../../../src/brand.ts';
import { mailLink } from '../../../../src/lib/links.ts';

test('an email between two people is copied to the community', () => {
  expect(mailLink({ address: 'amina@mail.example' })).toBe(
    `mailto:amina@mail.example?cc=${brand.email}`,
  );
});

test('an email to the community has no copy', () => {
  expect(mailLink({ address: brand.email })).toBe(`mailto:${brand.email}`);
  expect(mailLink({ address: brand.email, subject: 'Something worries me' })).toBe(
    `mailto:${brand.email}?subject=Something%20worries%20me`,
  );
});

test('subject and body arrive unchanged', () => {
  const link = new URL(
    mailLink({
      address: 'amina@mail.example',
      subject: 'Ẹ kú iṣẹ́ & more?',
      text: 'One\nTwo = 2',
    }),
  );
  expect([...link.searchParams]).toEqual([
    ['cc', brand.email],
    ['subject', 'Ẹ kú iṣẹ́ & more?'],
    ['body', 'One\r\nTwo = 2'],
  ]);
});

test('no address can add a field or another person', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('?bcc=', '&cc=', ',', '#'), (name, trick) => {
      const link = new URL(mailLink({ address: `${name}${trick}x@mail.example` }));
      return (
        [...link.searchParams.keys()].join(' ') === 'cc' &&
        link.searchParams.get('cc') === brand.email &&
        !link.pathname.includes(',') &&
        link.hash === ''
      );
    }),
  );
});
