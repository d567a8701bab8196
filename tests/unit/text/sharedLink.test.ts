import { expect, test } from 'vitest';
import { sharedLink } from '../../../src/lib/links.ts';

test.each([
  [['https://github.com/me/ajo', 'My work', null], 'https://github.com/me/ajo'],
  [['', 'My work https://github.com/me/ajo', 'Ajo'], 'https://github.com/me/ajo'],
  [[null, 'See https://a.example/x. And https://b.example', null], 'https://a.example/x'],
  [[null, 'My page (https://a.example/x)', null], 'https://a.example/x'],
  [[null, 'https://a.example/Ajo_(app)', null], 'https://a.example/Ajo_(app)'],
  [[null, 'HTTP://A.example/x', null], 'HTTP://A.example/x'],
  [[null, '', 'https://a.example'], 'https://a.example'],
  [['javascript:alert(1)', 'mailto:a@b.example', 'ftp://a.example'], null],
  [['content://media/1', 'https://', null], null],
  [[null, null, null], null],
])('sharedLink finds in %j the link %j', (parts, link) => {
  expect(sharedLink(parts)).toBe(link);
});
