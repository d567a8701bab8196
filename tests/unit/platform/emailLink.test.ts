import { afterEach, expect, test } from 'vitest';
import {
  deleteEmailLink,
  deleteEmailLinks,
  hideEmailLink,
  readEmailLink,
} from '../../../src/auth/emailLink.ts';
import { refuseStorage } from '../../support/page/refusedStorage.ts';

const page = '/reset-password';
const link = { token: 'abc', email: 'ada+1@akada.example' };

/** Opens an address as a click on a link does; sessionStorage stays. */
const open = (query: string): void => window.history.replaceState({ idx: 3 }, '', page + query);

afterEach(() => deleteEmailLink(page));

test('the token is hidden, found again, and forgotten', () => {
  open('?token=abc&email=ada%2B1%40akada.example');
  expect(readEmailLink(page)).toEqual(link);
  hideEmailLink(page);
  expect(window.location.search).toBe('');
  expect(window.history.state).toEqual({ idx: 3 });
  expect(readEmailLink(page)).toEqual(link);
  deleteEmailLink(page);
  expect(readEmailLink(page)).toBeNull();
});

test('an unencoded plus sign is still a plus sign', () => {
  open('?token=abc&email=ada+1@akada.example');
  expect(readEmailLink(page)).toEqual(link);
});

test.each(['', '?token=abc', '?email=ada%40akada.example'])('“%s” is not a link', (query) => {
  open(query);
  expect(readEmailLink(page)).toBeNull();
});

const token = '0123456789abcdef'.repeat(8);
const whole = `?token=${token}&email=ada%40akada.example`;

test.each([
  `${whole}.`,
  `${whole}%3E`,
  `${whole})*`,
  `${whole}”`,
  `${whole},%20thanks`,
  `${whole} If you did not ask for it`,
  `${whole}.Thanks`,
  `${whole}If`,
  `${whole}%E2%80%8B`,
  `${whole}%0A--%0A`,
  `${whole}/`,
  `?token=${token}&amp;email=ada%40akada.example`,
  `?token=${token}&email=ada%2540akada.example`,
  `?token=${token}&email=%3Cada@akada.example%3E`,
  `?token=${token}&email=mailto:ada@akada.example`,
  `?token=3D${token}&email=3Dada@akada.example`,
  `?token=${token.slice(0, 60)}=%0D%0A${token.slice(60)}&email=ada@akada.example`,
  `?token=${token.slice(0, 60)}%20${token.slice(60)}&email=ada@akada.example`,
  `?email=ada@akada.example&token=${token}.`,
  `?token=${token}%22&email=ada@akada.example%22`,
])('what surrounds a link is cut: %s', (query) => {
  open(query);
  expect(readEmailLink(page)).toEqual({ token, email: 'ada@akada.example' });
});

test.each([
  ['3dada@mail.example.ng', '3dada@mail.example.ng'],
  ['Ada@Gmail.Com', 'Ada@Gmail.Com'],
  ['ada.obi-eze@mail.edu.ng', 'ada.obi-eze@mail.edu.ng'],
  ['ọlá@ọjà.example', 'ọlá@ọjà.example'],
])('the address %s stays as it is', (email, read) => {
  open(`?token=${token}&email=${encodeURIComponent(email)}`);
  expect(readEmailLink(page)).toEqual({ token, email: read });
});

test.each([
  'email=ada',
  'email=ada%40',
  'email=ada%40akada',
  'email=%40akada.example',
  'email=ada%40akada.',
])('a link that was cut at %s is incomplete', (end) => {
  open(`?token=${token}&${end}`);
  expect(readEmailLink(page)).toBeNull();
});

test('an incomplete link is not completed from an earlier link', () => {
  open('?token=abc&email=ada%40akada.example');
  hideEmailLink(page);
  open('?token=other');
  expect(readEmailLink(page)).toBeNull();
  hideEmailLink(page);
  expect(window.location.search).toBe('?token=other');
});

test('without storage the link stays in the address bar, where a reload finds it', () => {
  refuseStorage('sessionStorage');
  open('?token=abc&email=ada%2B1%40akada.example');
  hideEmailLink(page);
  expect(window.location.search).not.toBe('');
  expect(readEmailLink(page)).toEqual(link);
});

test('one page does not find the link of another', () => {
  open('?token=abc&email=ada%40akada.example');
  hideEmailLink(page);
  expect(readEmailLink('/confirm-email')).toBeNull();
});

test('the links of others are deleted, and those of a user stay in any spelling of the address', () => {
  open('?token=abc&email=Ada%40Akada.example');
  hideEmailLink(page);
  deleteEmailLinks('ada@akada.example');
  expect(readEmailLink(page)).toEqual({ token: 'abc', email: 'Ada@Akada.example' });
  deleteEmailLinks('bisi@akada.example');
  expect(readEmailLink(page)).toBeNull();
});
