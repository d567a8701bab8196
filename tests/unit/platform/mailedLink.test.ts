import { afterEach, expect, test } from 'vitest';
import { deleteEmailLink } from '../../../src/auth/mailedLink.ts';
import { hideMailedLink, mailedLink } from '../../../src/auth/openedLink.ts';
import { refuseStorage } from '../../support/page/refusedStorage.ts';

const page = '/reset-password';
const link = { token: 'abc', email: 'ada+1@akada.example' };

/** Opens an address as a click on a link does; sessionStorage stays. */
const open = (query: string): void => window.history.replaceState({ idx: 3 }, '', page + query);

afterEach(() => deleteEmailLink(page));

test('the token is hidden, found again, and forgotten', () => {
  open('?token=abc&email=ada%2B1%40akada.example');
  expect(mailedLink(page)).toEqual(link);
  hideMailedLink(page);
  expect(window.location.search).toBe('');
  expect(window.history.state).toEqual({ idx: 3 });
  expect(mailedLink(page)).toEqual(link);
  deleteEmailLink(page);
  expect(mailedLink(page)).toBeNull();
});

test('an unencoded plus sign is still a plus sign', () => {
  open('?token=abc&email=ada+1@akada.example');
  expect(mailedLink(page)).toEqual(link);
});

test.each(['', '?token=abc', '?email=ada%40akada.example'])('“%s” is no link', (query) => {
  open(query);
  expect(mailedLink(page)).toBeNull();
});

test('an incomplete link is not completed from an earlier link', () => {
  open('?token=abc&email=ada%40akada.example');
  hideMailedLink(page);
  open('?token=other');
  expect(mailedLink(page)).toBeNull();
  hideMailedLink(page);
  expect(window.location.search).toBe('?token=other');
});

test('without storage the token is found until the page is closed', () => {
  refuseStorage();
  open('?token=abc&email=ada%2B1%40akada.example');
  hideMailedLink(page);
  expect(mailedLink(page)).toEqual(link);
});

test('one page does not find the link of another', () => {
  open('?token=abc&email=ada%40akada.example');
  hideMailedLink(page);
  expect(mailedLink('/confirm-email')).toBeNull();
});
