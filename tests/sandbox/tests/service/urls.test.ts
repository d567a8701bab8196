import { expect, test } from 'vitest';

import { isUrl } from '../../http/formats.ts';
import { isPhoneNumber } from '../../http/phones.ts';

test.each([
  'https://git.example/ann/work',
  'http://127.0.0.1:4820/confirm-email',
  'ftp://files.example',
  'HTTPS://GIT.EXAMPLE',
  'git.example/ann',
  'www.git.example?tab=1#top',
  'https://ann:pw@git.example:8080/x?y=http://localhost',
  'https://ọjà.example',
  'https://xn--oj-mia.xn--p1ai/',
  'http://[::1]/x',
  'http://[2001:db8::1]:8080/x',
  'https://🎉.example',
  'https://🎉.🎉/x',
])('the API accepts the address %s', (url) => {
  expect(isUrl(url)).toBe(true);
});

test.each([
  '',
  'akada',
  'http://localhost:3000/x',
  'https://LOCALHOST/',
  'http://app.localhost',
  'javascript:alert(1)',
  'javascript://git.example/%0aalert(1)',
  'data:text/html,x.example',
  'mailto:ann@git.example',
  'file:///etc/passwd',
  '//git.example',
  'https://',
  'https://git .example',
  'https://git.example/<script>',
  'https://-git.example',
  'https://git_hub.example',
  'https://git.example:99999',
  'https://git.example:x',
  'http://999.1.1.1',
  'http://[::1',
  'http://[1.2]/x',
  'http://[::1]x/',
  'http://[::1]:99999/',
  'https://ｇｉｔ.example',
  `https://git.example/${'x'.repeat(2100)}`,
])('the API refuses the address %s', (url) => {
  expect(isUrl(url)).toBe(false);
});

test.each([
  ['+2347063644568', true],
  ['+44 20 7946 0958', true],
  ['+1 (212) 555-0100', true],
  ['2347063644568', false],
  ['07063644568', false],
  ['+0123456789', false],
  ['+234', false],
  ['+23470636445681234', false],
  ['', false],
  [' +2347063644568', false],
  ['+2340706 364 4568', true],
  ['+23412345678', true],
  ['+234706364456', false],
  ['+2348201234567', false],
  ['+447946001812', true],
  ['+2332412345678', false],
  ['+6834002', true],
  ['+9991234567', false],
  // Numbers of Ivory Coast begin with a 0 of their own.
  ['+22507123456', true],
  ['+2257123456', false],
  // These numbers are newer than the list of 2020, or are their neighbours.
  ['+2347071234567', false],
  ['+2347081234567', true],
  ['+234 911 234 5678', false],
  ['+2349181234567', false],
  ['+2349091234567', true],
  ['+2349101234567', false],
  ['+2347023456789', false],
  ['+2347024456789', true],
  ['+2348012345678', false],
  ['+2348011234567', true],
  ['+2348199234567', false],
  ['+2348190234567', true],
])('the API knows the phone number %s: %j', (number, accepted) => {
  expect(isPhoneNumber(number)).toBe(accepted);
});
